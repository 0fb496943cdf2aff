import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aClaimFor } from '../../../claims/testing/a-claim.ts';
import { allRows } from '../../../jurisdictions/us-nj/all-rows.ts';
import { officePhoneRows } from '../../../jurisdictions/us-nj/court/court-offices.ts';
import { blocksOf, fileOf, packetOf, sheetOf, textOf } from '../../testing/packets.ts';

const plain = packetOf(aClaim());
const addressesIn = (packet: typeof plain): readonly string[] =>
  packet.files[0]?.sheets
    .flatMap(({ blocks }) => blocks)
    .flatMap((one) => (one.kind === 'links' ? one.items.map(({ href }) => href) : [])) ?? [];

test('the telephone of an office is a number and no note of ours', () => {
  for (const { value } of officePhoneRows) expect(value.phone).toMatch(/^\d{3}-\d{3}-\d{4}(?: ext\. \d+)?$/);
});

describe('the sheet with the facts for the summons', () => {
  test('does not call itself the summons, is not uploaded, and says what to copy it onto', () => {
    const file = fileOf(plain, 'summons');
    expect(file).toMatchObject({ stage: 'read', fileName: 'Small-Claims-Facts-for-the-Summons.pdf' });
    expect(file?.title).toBe('Facts for the Small Claims Summons');
    const sheet = textOf(sheetOf(plain, 'summons'));
    expect(sheet).toContain('Do not file this sheet');
    expect(sheet).toContain('CN 10534');
    expect(sheet).toContain('CN 10151');
    expect(blocksOf(plain, 'summons', 'caption')).toEqual([]);
  });

  test('is not among the files to upload, which are the complaint and the request for service', () => {
    const [upload] = blocksOf(plain, 'filing', 'table');
    expect(upload?.rows.map(([name]) => name)).toEqual([
      'Small-Claims-Complaint.pdf',
      'Small-Claims-Request-for-Service.pdf',
    ]);
    expect(plain.files.filter(({ stage }) => stage === 'file').map(({ kind }) => kind)).toEqual([
      'complaint',
      'service',
    ]);
    const contents = blocksOf(plain, 'cover', 'table').flatMap(({ rows }) => rows);
    expect(contents).toContainEqual(['Facts for the Small Claims Summons', 'To copy onto the court’s summons']);
  });
});

describe('the kit a person can find', () => {
  test.each([
    ['a deposit', 'deposit-not-returned', 'CN 10151', 'CN 10148'],
    ['a crash', 'car-crash', 'CN 10148', 'CN 10151'],
  ])('for %s is named in the packet, and the other one is not', (_name, reason, named, other) => {
    const filing = textOf(sheetOf(packetOf(aClaimFor(reason)), 'filing'));
    expect(filing).toContain(named);
    expect(filing).not.toContain(other);
  });
});

describe('addresses of pages', () => {
  test('stand in the filing guide, each from a dated row and printed as it is opened', () => {
    const links = blocksOf(plain, 'filing', 'links').flatMap(({ items }) => items);
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const { href, shown } of links) {
      expect(href).toMatch(/^https:\/\//);
      expect(href.endsWith(shown)).toBe(true);
      expect(allRows.filter(({ value }) => value === href)).toHaveLength(1);
    }
    const used = sheetOf(plain, 'filing')?.rowIds ?? [];
    for (const { href } of links) expect(used).toContain(allRows.find(({ value }) => value === href)?.id);
  });

  test('lead to the fee waiver and to the report on military service where these are spoken of', () => {
    expect(blocksOf(plain, 'fee_waiver', 'links')).toHaveLength(1);
    expect(textOf(blocksOf(plain, 'after_filing', 'links'))).toContain('scra.dmdc.osd.mil');
  });

  test('lead to the business records only when a party is a business', () => {
    const business = packetOf(aClaim({ defendants: [aBusinessDefendant()] }));
    expect(addressesIn(business).join(' ')).toContain('BusinessNameSearch');
    expect(addressesIn(plain).join(' ')).not.toContain('BusinessNameSearch');
    expect(textOf(blocksOf(business, 'after_filing', 'links'))).not.toContain('scra.dmdc.osd.mil');
  });
});
