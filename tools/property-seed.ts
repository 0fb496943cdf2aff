import fc from 'fast-check';

/**
 * Properties try the same values every time, so that a check that failed fails again for whoever looks for the cause.
 * `RANDOM_PROPERTIES=1 npm test` tries others.
 */
if (process.env['RANDOM_PROPERTIES'] !== '1') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
}
