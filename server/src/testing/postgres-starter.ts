import { silentLog } from '../platform/logging/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';

// A process of its own that starts the embedded server, says how that went in one line of JSON, and stays until it is
// killed. Tests run it with the data folder as its argument.
const [dataDir = ''] = process.argv.slice(2);
const started = await startEmbeddedPostgres({ dataDir, isThrowaway: true, log: silentLog });
const report = started.ok ? { ok: true, value: { ...started.value, uid: process.getuid?.() } } : started;
process.stdout.write(`${JSON.stringify(report)}\n`);
setInterval(() => {}, 60_000);
