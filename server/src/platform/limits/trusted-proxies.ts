import { BlockList, isIP } from 'node:net';
import { unmapped } from './client-address.ts';

/** The names that stand for whole ranges, as in Express. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Which hops of `X-Forwarded-For` are proxies of ours: none, the nearest few, or those at these addresses. Some proxies
 * write a port behind an address; without reading over it, the proxy itself would count as everybody's client.
 */
export function trustedProxies(
  trusted: false | number | readonly string[],
): false | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = listOf(trusted);
  return (given) => {
    const address = unmapped(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}
