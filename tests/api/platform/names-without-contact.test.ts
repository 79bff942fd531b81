import { describe, expect, test } from 'vitest';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { buy } from '../../support/buy.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { sellerForm } from '../../support/forms.ts';
import { activeOwner } from '../../support/register.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';
import { invited, joinCode } from '../../support/staff-paths.ts';
import type { Answer } from '../../support/answer.ts';

const shop = openShop();
const { origin } = shop.running;

/** Sends a name to a field that appears in mails to people who do not know its author. */
interface Place {
  field: string;
  label: string;
  send: (name: string) => Promise<Answer>;
}

let people = 0;
const newEmail = () => shop.emailOf(`person${(people += 1)}`);
const business = (businessName: string) => ({
  ...(sellerForm(newEmail()).businessDetails as object),
  businessName,
});
const newProduct = async () =>
  (await shop.seller('meera').post('/products/create', productForm(shop))).as(EditedProduct);

const PLACES: Record<string, Place> = {
  'the name of a business that registers': {
    field: 'businessDetails.businessName',
    label: 'Business name',
    send: (name) => {
      const email = newEmail();
      return shop.visitor().post('/sellers/create', sellerForm(email, { businessDetails: business(name) }));
    },
  },
  'the changed name of a business': {
    field: 'businessDetails.businessName',
    label: 'Business name',
    send: async (name) =>
      (await activeOwner(shop, `owner${(people += 1)}`)).patch('/sellers', { businessDetails: { businessName: name } }),
  },
  'the name of a new shopper': {
    field: 'fullName',
    label: 'Full name',
    send: async (fullName) => {
      const email = newEmail();
      const otp = await askForCode(origin, 'customer', email);
      return shop.visitor().post('/auth/signUp', { email, otp, fullName, mobile: '9848012345' });
    },
  },
  'the changed name of a shopper': {
    field: 'fullName',
    label: 'Full name',
    send: async (fullName) => (await shop.customer('asha')).patch('/api/users/profile', { fullName }),
  },
  'the name of a new member of staff': {
    field: 'fullName',
    label: 'Full name',
    send: async (fullName) => {
      const email = newEmail();
      const token = await invited(shop, shop.seller('meera'), email);
      const otp = await joinCode(shop, token, email);
      return shop.visitor().post('/api/invitations/accept', { token, otp, fullName, mobile: '9848012345' });
    },
  },
  'the name of a product': {
    field: 'name',
    label: 'Name',
    send: (name) => shop.seller('meera').post('/products/create', productForm(shop, { name })),
  },
  'the changed title of a product': {
    field: 'title',
    label: 'Title',
    send: async (title) => shop.seller('meera').patch(`/products/update/${(await newProduct()).id}`, { title }),
  },
  'the colour of a SKU': {
    field: 'color',
    label: 'Colour',
    send: async (color) =>
      shop.seller('meera').post('/skus/create', { productId: (await newProduct()).id, ...skuForm({ color }) }),
  },
  'the name of a SKU': {
    field: 'name',
    label: 'Name',
    send: async (name) =>
      shop.seller('meera').post('/skus/create', { productId: (await newProduct()).id, ...skuForm({ name }) }),
  },
  'the name of a courier of the seller’s own': {
    field: 'courierName',
    label: 'Courier name',
    send: async (courierName) => {
      const { orderId } = await buy(await shop.customer('asha'), await shop.sku());
      return shop.seller('meera').post('/shipping/orders', { orderId, courierName, awb: 'HAND-12345' });
    },
  },
};

const ADVERTS = ['Win a phone www.win-now.in', 'Call 98450 11223', 'Write win@offers.in'];

describe('a name that is mailed to people who do not know its author has no phone number, email or link', () => {
  test.each(Object.keys(PLACES))('%s', async (place) => {
    const { field, label, send } = PLACES[place]!;
    for (const advert of ADVERTS) {
      expect(await send(advert)).toRefuseFields({
        [field]: `${label} cannot have a phone number, an email or a link`,
      });
    }
  });
});
