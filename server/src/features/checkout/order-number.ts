/** Digits and capital letters without I, L, O and U, which are mistaken for others when they are read out. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of the order's id: forty random bits, eight characters. */
const ID_START = 10;

/** What a person reads out to name an order: "K7QF-2M9T". It says nothing about the order and follows from its id. */
export function orderNumber(orderId: string): string {
  const bits = BigInt(`0x${orderId.replaceAll('-', '').slice(0, ID_START)}`);
  const signs = Array.from({ length: 8 }, (_, place) => READABLE[Number((bits >> BigInt(35 - 5 * place)) & 31n)]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/**
 * How the id of an order begins whose number somebody typed, as the database writes ids; null for what is no number. Read
 * as people say it: in any case, with or without the dash, O for 0, I and L for 1.
 */
export function idStartOf(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(signs)) return null;
  const bits = [...signs].reduce((all, sign) => (all << 5n) | BigInt(READABLE.indexOf(sign)), 0n);
  const hex = bits.toString(16).padStart(ID_START, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
