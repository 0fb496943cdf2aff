import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { describeConfigProblems, readConfig } from '../../config.ts';
import { mailTransportFor } from '../../platform/mail/index.ts';
import { sealedBox, tokenHashing } from '../../platform/security/index.ts';
import { WALKED_COUPON } from './list-calls.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

export type WalkedSite = {
  readonly site: TestApp;
  /** The texts of the mails to an address, oldest first. */
  textsTo(address: string): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** As on the machine of whoever works on the product. */
export async function developmentSite(): Promise<WalkedSite> {
  const site = await startTestApp();
  await addCoupon(site);
  const textsTo = async (address: string) =>
    site.mails.filter(({ to }) => to.address === address).map(({ text }) => text);
  return { site, textsTo, close: () => site.close() };
}

/** As settings for production make it: keys of its own, HTTPS, mail that leaves by SMTP, a provider that was chosen. */
export async function productionSite(): Promise<WalkedSite> {
  const sink = await startSmtpSink();
  const read = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://claims.example.org',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PAYMENT_PROVIDER: 'simulated',
  });
  if (!read.ok) throw new Error(describeConfigProblems(read.error));
  const { value: config } = read;
  const mailTransport = mailTransportFor(config);
  const site = await startTestApp({
    isProduction: config.isProduction,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    passwordMinLength: config.passwordMinLength,
    box: sealedBox(config.dataKeys),
    hashing: tokenHashing(config.secretKey ?? ''),
    mailTransport,
  });
  await addCoupon(site);
  return {
    site,
    textsTo: async (address) => {
      const raws = sink.mails.filter(({ recipients }) => recipients.includes(address));
      return Promise.all(raws.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
    },
    close: async () => {
      await site.close();
      await mailTransport.close();
      await sink.close();
    },
  };
}

const addCoupon = ({ database }: TestApp) =>
  database.pool.query(
    "insert into coupons (code, kind, amount_cents, description) values ($1, 'fixed', 500, 'Five dollars off')",
    [WALKED_COUPON],
  );
