import { startFakeStripe } from './fake-stripe.ts';

/** `tsx run.ts PORT WEBHOOK_URL WEBHOOK_SECRET`: the fake by itself, for `npm run dev:stripe`. */
const [port = '12111', webhookUrl = '', webhookSecret = ''] = process.argv.slice(2);

const fake = await startFakeStripe({
  port: Number(port),
  webhookSecret,
  deliver: async (raw, headers) => {
    const answer = await fetch(webhookUrl, { method: 'POST', body: raw, headers }).catch(() => null);
    return answer?.status ?? 0;
  },
});
process.stdout.write(`The fake payment provider is at ${fake.origin}\n`);
