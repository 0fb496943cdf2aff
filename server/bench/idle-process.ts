/** A process that does nothing but say, when told to end, how long its event loop was held at most: the bare baseline. */
import { watchEventLoop } from './watching.ts';

const loop = watchEventLoop();
process.stdout.write('The idle process is ready at its post\n');
process.once('SIGTERM', () => {
  process.stdout.write(`held ${loop.stop().max}\n`, () => process.exit(0));
});
setInterval(() => undefined, 60_000);
