import { describe, expect, test } from 'vitest';
import { askToBuy } from '../../support/buy.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { addressForm, sellerForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const LABEL = 'has a character that cannot be printed on a label';

describe('letters that no paper can print are refused where they are typed:', () => {
  test.each([
    ['name', '漢字', `Name ${LABEL}: “漢” at the beginning`],
    ['address', 'Flat 7, Жуковка', `Address ${LABEL}: “Ж” after “Flat 7,”`],
    ['locality', 'ශ්‍රී', `Locality ${LABEL}: “ශ” at the beginning`],
    ['city', 'กรุงเทพ', `City ${LABEL}: “ก” at the beginning`],
  ])('the %s of an address', async (field, text, fault) => {
    const asha = await shop.customer('asha');
    expect(await asha.post('/api/addresses', addressForm({ [field]: text }))).toRefuseFields({ [field]: fault });
    const ordered = await askToBuy(asha, await shop.sku(), 1, { [field]: text });
    expect(ordered).toRefuse(422, 'FIELDS_INVALID', fault);
  });

  test('the names of a business', async () => {
    const form = sellerForm(shop.emailOf('printed'));
    const business = form.businessDetails as Record<string, unknown>;
    for (const field of ['businessName', 'legalName', 'businessAddress']) {
      const businessDetails = { ...business, [field]: 'Rao 商店' };
      const answer = await shop.visitor().post('/sellers/create', { ...form, businessDetails });
      expect(answer).toRefuse(422, 'FIELDS_INVALID');
      expect(answer.text).toContain('“商” after “Rao”');
    }
  });

  test('the names of goods, where ornaments may stay', async () => {
    const refused = 'Name has a letter that an invoice cannot print: “月” after “Moon”';
    expect(await meera.post('/products/create', productForm(shop, { name: 'Moon 月' }))).toRefuseFields({
      name: refused,
    });
    const skus = [skuForm({ name: 'Moon 月' })];
    expect(await meera.post('/products/create', productForm(shop, { skus }))).toRefuse(422, 'FIELDS_INVALID', refused);
    const moon = productForm(shop, { name: 'Moon 🌙 चाँद چاند ᱪᱟᱸᱫᱚ ꯊꯥ ❤️', skus: [skuForm({ color: 'लाल' })] });
    expect((await meera.post('/products/create', moon)).status).toBe(200);
  });
});
