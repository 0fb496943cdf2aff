import { startFakeCarrier } from './fake-carrier.ts';

/** `tsx run.ts PORT WEBHOOK_URL WEBHOOK_SECRET`: the fake by itself, for `npm run dev:post` and the journeys. */
const [port = '12113', webhookUrl = '', webhookSecret = ''] = process.argv.slice(2);

const fake = await startFakeCarrier({
  port: Number(port),
  webhookSecret,
  deliver: async (raw, headers) => {
    const answer = await fetch(webhookUrl, { method: 'POST', body: raw, headers }).catch(() => null);
    return answer?.status ?? 0;
  },
});
process.stdout.write(`The fake carrier is at ${fake.origin}\n`);
