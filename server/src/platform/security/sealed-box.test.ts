import { describe, expect, test } from 'vitest';
import { sealedBox } from './sealed-box.ts';

const oldKey = 'Zk3v9QpL0xW8sTn5bRy2Hc7JdMf4GuAe';
const newKey = 'aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV';
const purpose = 'draft:1';

describe('a sealed value', () => {
  test('opens to exactly what was sealed, empty and non-ASCII values included', () => {
    const box = sealedBox([oldKey]);
    const value = { name: 'Núñez & Söhne ⚖', amounts: [1, 2.5, null], nested: { empty: '' } };
    expect(box.openJson(purpose, box.sealJson(purpose, value))).toEqual({ ok: true, value });
    expect(box.open(purpose, box.seal(purpose, Buffer.alloc(0)))).toEqual({ ok: true, value: Buffer.alloc(0) });
    const large = Buffer.alloc(300_000, 7);
    expect(box.open(purpose, box.seal(purpose, large))).toEqual({ ok: true, value: large });
  });

  test('opens from a plain byte array, as some drivers give', () => {
    const box = sealedBox([oldKey]);
    const sealed = new Uint8Array([9, 9, ...box.seal(purpose, Buffer.from('x'))]).subarray(2);
    expect(box.open(purpose, sealed)).toEqual({ ok: true, value: Buffer.from('x') });
  });

  test('shows nothing of its content and differs every time', () => {
    const box = sealedBox([oldKey]);
    const [first, second] = [box.sealJson(purpose, 'Maria Delgado'), box.sealJson(purpose, 'Maria Delgado')];
    expect(first.includes('Maria')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  test('is refused when any single byte was changed', () => {
    const box = sealedBox([oldKey]);
    const sealed = box.seal(purpose, Buffer.from('pay $1,000'));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(box.open(purpose, changed).ok).toBe(false);
    }
  });

  test('is refused when cut short', () => {
    const box = sealedBox([oldKey]);
    const sealed = box.seal(purpose, Buffer.from('pay $1,000'));
    for (let length = 0; length < sealed.length; length += 1) {
      expect(box.open(purpose, sealed.subarray(0, length)).ok).toBe(false);
    }
  });

  test('is refused in a place it was not sealed for', () => {
    const box = sealedBox([oldKey]);
    const sealed = box.seal(purpose, Buffer.from('x'));
    expect(box.open('draft:2', sealed)).toEqual({ ok: false, error: 'sealed_box.tampered' });
  });

  test('is told apart from something never sealed', () => {
    expect(sealedBox([oldKey]).open(purpose, Buffer.from('{"plain":"json, long enough to be a box"}'))).toEqual({
      ok: false,
      error: 'sealed_box.unknown_format',
    });
  });
});

describe('key rotation', () => {
  const sealedBefore = sealedBox([oldKey]).seal(purpose, Buffer.from('kept'));
  const rotated = sealedBox([newKey, oldKey]);

  test('keeps old values readable', () => {
    expect(rotated.open(purpose, sealedBefore)).toEqual({ ok: true, value: Buffer.from('kept') });
  });

  test('seals with the new key, so the old one can go', () => {
    const sealedAgain = rotated.seal(purpose, Buffer.from('kept'));
    expect(sealedBox([newKey]).open(purpose, sealedAgain).ok).toBe(true);
    expect(sealedBox([newKey]).open(purpose, sealedBefore)).toEqual({ ok: false, error: 'sealed_box.unknown_key' });
  });
});

test('a box without a key cannot be made', () => {
  expect(() => sealedBox([])).toThrow(RangeError);
});
