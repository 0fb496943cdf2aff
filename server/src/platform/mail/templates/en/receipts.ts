import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

/** The token comes after the #, which no server gets to see. */
const receiptLink = (site: Site, token: string): string => `${site.url}/receipt#${token}`;

const contactLink = (site: Site) => link('How to write to us', `${site.url}/contact`);

export const receipt = ({ number, token, isSimulated }: MailParams['receipt'], site: Site): MailWords => ({
  subject: `Your receipt from ${site.name}`,
  passages: [
    paragraph(`Thank you. Your order number is ${number}. The receipt is attached.`),
    ...(isSimulated ? [paragraph('This payment was simulated. No money was taken.')] : []),
    paragraph('With this link you get back to your letter from any device. We email you a code first.'),
    link('Open my claim', receiptLink(site, token)),
    paragraph(
      'You can get all of your money back with one press until you approve or send your letter. After that, write to us and give your order number.',
    ),
    paragraph('Was it not you? Then do nothing. Without the code, the link opens nothing.'),
  ],
});

export const receiptCode = ({ code }: MailParams['receipt-code'], site: Site): MailWords => ({
  subject: `Your code to open your claim at ${site.name}`,
  passages: [
    paragraph(`Someone opened the link of your receipt from ${site.name}. Type this code there:`),
    codeLine(code),
    paragraph('The code works for 10 minutes, and only in that browser. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Without the code, the claim stays closed.'),
  ],
});

export const orderRefunded = (
  { number, isSimulated, isPart = false }: MailParams['order-refunded'],
  site: Site,
): MailWords => ({
  subject: `Your refund from ${site.name}`,
  passages: [
    paragraph(
      isPart
        ? `Part of the money for your order ${number} was refunded. The receipt that shows it is attached.`
        : `Your order ${number} was refunded. The receipt that shows it is attached.`,
    ),
    paragraph(
      isSimulated
        ? 'The payment was simulated. No money was taken, so none comes back.'
        : 'The money goes back the way you paid. That can take up to 10 days.',
    ),
    ...(isPart ? [paragraph('The rest of your order stays as it is.')] : []),
    paragraph('Was it not you? Then write to us and give the order number.'),
    contactLink(site),
  ],
});

export const orderDisputed = ({ number }: MailParams['order-disputed'], site: Site): MailWords => ({
  subject: `Your bank asked us about a payment to ${site.name}`,
  passages: [
    paragraph(`Your bank says that the payment for your order ${number} is in dispute.`),
    paragraph(
      'Until this is settled, no letter of this claim is sent. Your letters and papers stay, and you can read them.',
    ),
    paragraph(
      'Was it a mistake? Then tell your bank. Do you want your money back? Write to us and give the order number.',
    ),
    contactLink(site),
  ],
});
