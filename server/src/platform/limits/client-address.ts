import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** IPv6 hands whole networks of this many groups to one household, and every address in it is theirs to choose. */
const IPV6_NETWORK_GROUPS = 4;

const IPV6_GROUPS = 8;

/** An address as some proxies write it, without the port, the brackets and the zone of a link. */
function bareAddress(given: string): string {
  const text = given.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1];
  return (inBrackets ?? beforePort ?? text).split('%')[0] ?? '';
}

/** The numbers a part of an IPv6 address stands for; an IPv4 address at its end is two of them. */
const groupsIn = (part: string): readonly number[] =>
  (part === '' ? [] : part.split(':')).flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });

function ipv6Groups(address: string): readonly number[] {
  const [start = '', end] = address.split('::');
  const head = groupsIn(start);
  if (end === undefined) return head;
  const tail = groupsIn(end);
  return [...head, ...Array<number>(IPV6_GROUPS - head.length - tail.length).fill(0), ...tail];
}

/** Without port and brackets; an IPv4 address in the form a dual-stack socket gives it is brought back to its own. */
export function unmapped(given: string): string {
  const address = bareAddress(given);
  if (isIP(address) !== 6) return address;
  const groups = ipv6Groups(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

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
  return ipv6Groups(plain)
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
