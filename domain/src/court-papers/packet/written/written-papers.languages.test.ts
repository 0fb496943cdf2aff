import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { aClaimFor, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { trialPoints as es } from '../../../jurisdictions/us-nj/words/es-trial.ts';
import { trialPoints as pt } from '../../../jurisdictions/us-nj/words/pt-trial.ts';
import { trialPoints as tr } from '../../../jurisdictions/us-nj/words/tr-trial.ts';
import { writtenCases } from '../../../letters/testing/written-cases/index.ts';
import { cents } from '../../../money/index.ts';
import { type CourtPacket, preparePacket, readPacket, type SheetKind } from '../../index.ts';
import { readBack, textOf, textsIn, TODAY } from '../../testing/packets.ts';

const READERS = {
  es: { language: 'es', local: es },
  tr: { language: 'tr', local: tr },
  pt: { language: 'pt', local: pt },
} as const;

const made = (claim: Claim, language: keyof typeof READERS) =>
  preparePacket({ claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY, reader: READERS[language] });

function packetIn(claim: Claim, language: keyof typeof READERS): CourtPacket {
  const prepared = made(claim, language);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

const deposit = aClaimFor('deposit-not-returned', {
  amount: cents(1_800_00),
  courtAmount: cents(1_800_00),
  story: '',
  calculation: '',
  cards: [
    aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
    aCard('rental.deposit-paid', { amount: '1800', day: '2023-06-01' }),
  ],
});

const KEPT: readonly SheetKind[] = ['cover', 'fees', 'filing', 'after_filing', 'fee_waiver', 'proof', 'court_help'];
const sheetsOf = (packet: CourtPacket) => packet.files[0]?.sheets ?? [];

describe.each(['es', 'tr', 'pt'] as const)('a packet for somebody who reads %s', (language) => {
  test('words what is kept in that language, and nothing else', () => {
    const sheets = sheetsOf(packetIn(deposit, language));
    expect(sheets.filter((sheet) => sheet.language === language).map(({ kind }) => kind)).toEqual(KEPT);
    expect(sheets.filter((sheet) => sheet.language === undefined).map(({ kind }) => kind)).toEqual([
      'complaint',
      'summons',
      'service',
    ]);
  });

  test('says revisions of forms, telephones and languages in its words, with the court’s own behind them', () => {
    const asked = { ...deposit, answers: { ...deposit.answers, courtLanguage: 'Turkish' } };
    const sheets = sheetsOf(packetIn(asked, language)).filter((sheet) => sheet.language === language);
    const texts = sheets.flatMap(textsIn).join(' ');
    expect(texts).not.toMatch(/, revision \d| or 1-800-/);
    const [revision, turkish] = {
      es: [', revisión ', 'Turco (Turkish)'],
      tr: [', sürüm ', 'Türkçe (Turkish)'],
      pt: [', revisão ', 'Turco (Turkish)'],
    }[language];
    expect(texts).toContain(revision);
    expect(texts).toContain(turkish);
    expect(texts).not.toMatch(/County[’']de/);
  });

  test('says no sentence of the English guides', () => {
    const english = preparePacket({ claim: deposit, fit: assessClaim(deposit, usNj, TODAY), pack: usNj, today: TODAY });
    if (!english.ok) throw new Error(english.error.code);
    const kept = (packet: CourtPacket) => sheetsOf(packet).filter(({ kind }) => KEPT.includes(kind));
    const sentences = new Set(
      kept(english.value)
        .flatMap(textsIn)
        .filter((text) => / .* .* /.test(text)),
    );
    const same = kept(packetIn(deposit, language))
      .flatMap(textsIn)
      .filter((text) => sentences.has(text));
    // Titles of the sheets a court gets, its own names and addresses, and names of forms stay English.
    const ours = same.filter(
      (text) =>
        !/Complaint|Summons|Request for Service|County|Street|Avenue|NJ \d|v\. |https?:|\bCN \d|\.org|\.gov/.test(text),
    );
    expect(ours).toEqual([]);
  });

  test('files the same English papers', () => {
    const english = preparePacket({ claim: deposit, fit: assessClaim(deposit, usNj, TODAY), pack: usNj, today: TODAY });
    if (!english.ok) throw new Error(english.error.code);
    const filed = (packet: CourtPacket) => packet.files.filter(({ kind }) => kind !== 'packet');
    expect(filed(packetIn(deposit, language))).toEqual(filed(english.value));
    expect(packetIn(deposit, language).rowIds.toSorted()).toEqual(english.value.rowIds.toSorted());
  });

  test('is read without a false line', () => {
    for (const { name, claim } of writtenCases) {
      const prepared = made(claim, language);
      if (!prepared.ok) continue;
      const stops = readPacket(readBack(prepared.value), prepared.value.readings).filter(
        ({ severity }) => severity === 'stop',
      );
      expect([name, stops]).toEqual([name, []]);
    }
  });
});

test('names days, proofs and terms of the court in the person’s language', () => {
  const claim: Claim = {
    ...deposit,
    defendants: [{ ...aPersonDefendant(), address: { ...aPersonDefendant().address, state: 'NY' } }],
  };
  const kept = (language: 'es' | 'tr') => textOf(sheetsOf(packetIn(claim, language)));
  expect(kept('es')).toContain('21 de noviembre de 2026');
  expect(kept('es')).toContain('número de expediente (docket number)');
  expect(kept('es')).toContain('Tape en negro en cada copia: números de Seguro Social');
  expect(kept('tr')).toContain('21 Kasım 2026');
  expect(kept('tr')).toContain('dosya numarası (docket number)');
  expect(kept('tr')).toContain('Her kopyada şunların üzerini karalayın: sosyal güvenlik');
});

test('a signed packet calls nothing on its first page a draft', () => {
  for (const language of ['es', 'tr', 'pt'] as const) {
    expect(textOf(packetIn(deposit, language).signedCover)).not.toMatch(/borrador|taslak|rascunho/);
  }
  const english = preparePacket({ claim: deposit, fit: assessClaim(deposit, usNj, TODAY), pack: usNj, today: TODAY });
  expect(english.ok && textOf(english.value.signedCover)).not.toMatch(/\bdraft\b/i);
});
