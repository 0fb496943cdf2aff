import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** IPv6 hands whole networks of this many groups to one household, and every address in it is theirs to choose. */
const IPV6_NETWORK_GROUPS = 4;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address in the form a dual-stack socket gives it, brought back to its own. */
const unmapped = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;

/** Whether a request came from this very machine. One that something passed on for somebody else did not. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const plain = unmapped(ip);
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** What limits count for an address: IPv4 whole, IPv6 by its network. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const [start = '', end] = (plain.split('%')[0] ?? '').split('::');
  const groupsIn = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const [head, tail] = [groupsIn(start), groupsIn(end)];
  const filled =
    end === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return filled
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
