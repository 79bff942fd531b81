import { CONTACT_FAULTS, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from '../../calls/contact-form.ts';
import type { ContactField } from '../../calls/contact-form.ts';
import * as messages from '../../messages.ts';
import type { ContactScriptText } from '../script-texts.ts';

const texts: Record<ContactScriptText, string> = {
  'Message sent successfully! Your ticket is {ticket}. You hear from us by {when}.':
    'आपका संदेश भेज दिया गया! आपका नंबर {ticket} है। {when} तक हम आपसे संपर्क करेंगे।',
  'Order {order}': 'ऑर्डर {order}',
  'Open now': 'अभी खुला है',
  'Closed now': 'अभी बंद है',
  [messages.CONTACT_INVALID]: 'कृपया सभी बॉक्स सही भरें।',
  [messages.CONTACT_SENDING]: 'भेज रहे हैं…',
};

const faults: Record<ContactField, string> = {
  name: `कृपया अपना नाम लिखें, ज़्यादा से ज़्यादा ${CONTACT_NAME_MAX} अक्षरों में`,
  email: 'कृपया सही ईमेल डालें',
  subject: `कृपया विषय लिखें, ज़्यादा से ज़्यादा ${CONTACT_SUBJECT_MAX} अक्षरों में`,
  message: 'कृपया अपना संदेश लिखें, ज़्यादा से ज़्यादा 4,000 अक्षरों में',
};

/** Hindi for the texts of the contact page's scripts and form, by the English text. */
export const contactScripts: Readonly<Record<string, string>> = {
  ...texts,
  ...Object.fromEntries(
    Object.entries(CONTACT_FAULTS).map(([field, english]) => [english, faults[field as ContactField]]),
  ),
};
