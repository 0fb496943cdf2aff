import type { Log } from '../../platform/logging/index.ts';
import type { Places } from './places.ts';

type Deps = { readonly service: Places; readonly builtIn: Places; readonly log: Pick<Log, 'warn'> };

/**
 * An outside service with the built-in places behind it: while the service fails, people still get suggestions. A chosen
 * place is looked up where it came from.
 */
export function withFallback({ service, builtIn, log }: Deps): Places {
  return {
    suggest: async (query) => {
      try {
        return await service.suggest(query);
      } catch (error) {
        log.warn(
          { component: 'address-lookup', event: 'service_failed', err: error },
          'the address service failed, the built-in places answer',
        );
        return builtIn.suggest(query);
      }
    },
    details: async (query) => (await builtIn.details(query)) ?? service.details(query),
    stateOfZip: (zip) => builtIn.stateOfZip(zip),
  };
}
