import type { CalendarDate } from '../../../calendar/index.ts';
import { COMMISSION_WORK, IN_TRADE, WORKER_KINDS } from '../../../claims/questions/questions.ts';
import type { MultipleRule } from '../../../fact-cards/sentences/multiples.ts';
import { cents } from '../../../money/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { DatedRow } from '../../pack.ts';
import { noticeRows } from '../court/notices.ts';

const DEPOSIT_ACT = 'N.J.S.A. 46:8-21.1';
const CHECKED = dayOf('2026-11-21');

/** Clocks that sentences of fact cards name, in days, by the catalogue's keys. A key without a row is left out. */
const CLOCKS: Readonly<Record<string, readonly DatedRow<number>[]>> = {
  /** A landlord's time to return a deposit with a list of charges. */
  'sda-return': [
    {
      id: 'clock.deposit-return@2026-11-21',
      value: 30,
      from: null,
      to: null,
      source: `${DEPOSIT_ACT} (official copy of the statute)`,
      checkedOn: CHECKED,
      certainty: 'official-copy',
    },
  ],
};

export const CLOCK_ROWS: readonly DatedRow<number>[] = Object.values(CLOCKS).flat();

export const clockDays = (clock: string, on: CalendarDate): number | null =>
  Object.hasOwn(CLOCKS, clock) ? (rowOn(CLOCKS[clock] ?? [], on)?.value ?? null) : null;

const DEPOSIT_DOUBLE: DatedRow<number> = {
  id: 'multiple.deposit@2026-11-21',
  value: 2,
  from: null,
  to: null,
  source: `${DEPOSIT_ACT} (official copy of the statute): double the amount wrongly kept, with court costs`,
  checkedOn: CHECKED,
  certainty: 'official-copy',
};

const WAGES_ACT = 'N.J.S.A. 34:11-4.10 and 34:11-56a25';

/** Three times in all: the wages, and up to 200 percent of them on top. */
const WAGES_TRIPLE: DatedRow<number> = {
  id: 'multiple.wages@2026-11-22',
  value: 3,
  from: dayOf('2019-08-06'),
  to: null,
  source:
    'N.J.S.A. 34:11-56a25 (Justia 2021): up to 200 percent more as liquidated damages; McCarter & English note on 34:11-4.10 (P.L.2019 c.212)',
  checkedOn: dayOf('2026-11-22'),
  certainty: 'secondary',
};

const CHECK_ACT = 'N.J.S.A. 2A:32A-1';

/** Whole dollars, and how many times the check: what its maker owes on top of it once the days of the notice are over. */
export const CHECK_DAMAGES: DatedRow<{ readonly times: number; readonly least: number; readonly mostAbove: number }> = {
  id: 'multiple.check@2026-11-22',
  value: { times: 3, least: 100, mostAbove: 500 },
  from: null,
  to: null,
  source: `${CHECK_ACT} (through L. 2024 c. 87): $100 or three times the check, whichever is more, at most $500 above it`,
  checkedOn: dayOf('2026-11-22'),
  certainty: 'official-copy',
};

const FRAUD_ACT = 'N.J.S.A. 56:8-19';

/** Three times in all: the loss, and twice as much on top. */
const FRAUD_TRIPLE: DatedRow<number> = {
  id: 'multiple.fraud@2026-11-24',
  value: 3,
  from: null,
  to: null,
  source: `${FRAUD_ACT} (copy of the statute); which broken rule is enough, and for which loss: case notes`,
  checkedOn: dayOf('2026-11-24'),
  certainty: 'secondary',
};

export const MULTIPLE_ROWS: readonly DatedRow<unknown>[] = [DEPOSIT_DOUBLE, WAGES_TRIPLE, CHECK_DAMAGES, FRAUD_TRIPLE];

const [, OWN_BUSINESS] = WORKER_KINDS;
const [ENDED, GOES_ON] = COMMISSION_WORK;
const [, A_FAVOR, NOT_SURE] = IN_TRADE;

/** Of the three ways to break the Consumer Fraud Act the facts show one: a broken rule of the trade. */
const FRAUD: Pick<
  MultipleRule,
  'factor' | 'after' | 'claimant' | 'unless' | 'label' | 'cite' | 'pleads' | 'explains' | 'rowId'
> = {
  factor: FRAUD_TRIPLE.value,
  after: null,
  claimant: 'person',
  // Only who sells or works for a living. Of a business nobody is asked.
  unless: [{ sellerInTrade: [A_FAVOR, NOT_SURE] }],
  label: {
    en: `Amount added to make three times the loss under the Consumer Fraud Act (${FRAUD_ACT})`,
    es: `Cantidad añadida para llegar a tres veces la pérdida, por la ley de fraude al consumidor (${FRAUD_ACT})`,
    tr: `Tüketici Dolandırıcılığı Kanunu’na göre zararı üç katına çıkarmak için eklenen tutar (${FRAUD_ACT})`,
    pt: `Valor acrescentado para chegar a três vezes a perda, pela Lei de Fraude ao Consumidor (${FRAUD_ACT})`,
  },
  cite: FRAUD_ACT,
  pleads: 'N.J.S.A. 56:8-2 (a rule of the trade that was broken)',
  explains: {
    en: 'If a court finds that a rule of the trade was broken, it gives three times the loss that came from it. Whether that is so here, only a court can say. Ask free legal help before you choose this.',
    es: 'Si el tribunal ve que se violó una regla del oficio, da tres veces la pérdida que eso causó. Si aquí es así, solo lo puede decir un tribunal. Pida ayuda legal gratis antes de elegir esto.',
    tr: 'Mahkeme bir meslek kuralının çiğnendiğini görürse bunun yol açtığı zararın üç katını verir. Burada böyle olup olmadığını yalnızca mahkeme söyleyebilir. Bunu seçmeden önce ücretsiz hukuki yardım alın.',
    pt: 'Se o tribunal vê que uma regra do ramo foi violada, dá três vezes a perda que veio disso. Se é assim aqui, só um tribunal pode dizer. Peça ajuda jurídica grátis antes de escolher isto.',
  },
  rowId: FRAUD_TRIPLE.id,
};

/** Laws that multiply what is claimed. */
export const multiples: readonly MultipleRule[] = [
  {
    key: 'deposit-double',
    reasons: ['deposit-not-returned', 'deposit-unfair-deductions'],
    baseCards: ['rental.deposit-paid', 'rental.returned', 'rental.charge'],
    factor: DEPOSIT_DOUBLE.value,
    after: { card: 'rental.home', slot: 'to', days: CLOCKS['sda-return']?.[0]?.value ?? 0 },
    claimant: 'person',
    // N.J.S.A. 46:8-26: where the owner lives in a small building, only after the tenant's own written request.
    unless: [{ ownerOccupied: [true], depositLawAskedFor: [false, null] }],
    label: {
      en: `Amount added because the law doubles a deposit that was kept (${DEPOSIT_ACT})`,
      es: `Cantidad añadida porque la ley duplica un depósito retenido (${DEPOSIT_ACT})`,
      tr: `Yasa alıkonan depozitoyu iki katına çıkardığı için eklenen tutar (${DEPOSIT_ACT})`,
      pt: `Valor acrescentado porque a lei dobra um depósito que não foi devolvido (${DEPOSIT_ACT})`,
    },
    cite: DEPOSIT_ACT,
    explains: {
      en: 'The law lets a court double the part of a deposit that a landlord kept without a right to it.',
      es: 'La ley permite que un tribunal duplique la parte del depósito que un arrendador retuvo sin derecho.',
      tr: 'Yasaya göre mahkeme, ev sahibinin hakkı olmadan alıkoyduğu depozito kısmını iki katına çıkarabilir.',
      pt: 'A lei permite que um tribunal dobre a parte do depósito que quem aluga o imóvel guardou sem direito.',
    },
    rowId: DEPOSIT_DOUBLE.id,
  },
  {
    key: 'wages-more',
    reasons: ['unpaid-work'],
    baseCards: ['debt.worked', 'debt.deducted', 'debt.payday', 'debt.part-paid', 'debt.credit'],
    factor: WAGES_TRIPLE.value,
    after: null,
    claimant: 'person',
    // Only employees have it, and sales agents outside employment have a law of their own.
    unless: [{ workerKind: [OWN_BUSINESS] }, { commissionWork: [ENDED, GOES_ON] }],
    label: {
      en: `Amount the law lets a court add to unpaid wages, up to twice the wages (${WAGES_ACT})`,
      es: `Cantidad que la ley permite añadir a los salarios no pagados, hasta el doble de ellos (${WAGES_ACT})`,
      tr: `Yasanın ödenmemiş ücrete eklenmesine izin verdiği, ücretin iki katına varan tutar (${WAGES_ACT})`,
      pt: `Valor que a lei permite acrescentar ao salário não pago, até o dobro dele (${WAGES_ACT})`,
    },
    cite: WAGES_ACT,
    explains: {
      en: 'The law lets an employee ask a court for unpaid wages and up to twice that sum on top. A court can add less, or nothing when the employer made an honest mistake and pays soon.',
      es: 'La ley permite que un empleado pida al tribunal los salarios no pagados y hasta el doble de esa suma encima. El tribunal puede añadir menos, o nada si el empleador se equivocó de buena fe y paga pronto.',
      tr: 'Yasaya göre bir çalışan mahkemeden ödenmemiş ücretini ve üzerine bu tutarın iki katına kadarını isteyebilir. Mahkeme daha azını ekleyebilir; işveren dürüst bir hata yaptıysa ve kısa sürede öderse hiçbir şey eklemeyebilir.',
      pt: 'A lei permite que um empregado peça ao tribunal o salário não pago e até o dobro desse valor a mais. O tribunal pode acrescentar menos, ou nada, se o empregador errou de boa-fé e paga logo.',
    },
    rowId: WAGES_TRIPLE.id,
  },
  {
    key: 'check-damages',
    reasons: ['bad-check'],
    baseCards: ['debt.check'],
    factor: CHECK_DAMAGES.value.times + 1,
    bounds: { least: cents(CHECK_DAMAGES.value.least * 100), mostAbove: cents(CHECK_DAMAGES.value.mostAbove * 100) },
    after: {
      card: 'debt.check-notice',
      slot: 'day',
      days: Math.max(...noticeRows.badCheckDays.map(({ value }) => value)),
    },
    // What a closed account counts as was not read, and a stopped payment is most likely no matter of this law.
    needs: { card: 'debt.returned', answers: { reason: ['nsf', 'none'] } },
    label: {
      en: `Damages that the law adds to a bad check (${CHECK_ACT})`,
      es: `Indemnización que la ley suma a un cheque sin fondos (${CHECK_ACT})`,
      tr: `Yasanın karşılıksız çeke eklediği tazminat (${CHECK_ACT})`,
      pt: `Indenização que a lei soma a um cheque sem fundos (${CHECK_ACT})`,
    },
    cite: CHECK_ACT,
    explains: {
      en: 'The law adds damages to a check that came back, but only if the notice of that law was sent by certified mail and its days are over.',
      es: 'La ley suma una indemnización a un cheque devuelto, pero solo si se mandó el aviso de esa ley por correo certificado y sus días ya pasaron.',
      tr: 'Yasa, geri dönen çeke tazminat ekler; ama yalnızca o yasanın bildirimi taahhütlü postayla gönderildiyse ve günleri bittiyse.',
      pt: 'A lei soma uma indenização a um cheque devolvido. Isso vale só se o aviso dessa lei foi enviado por correio certificado e os dias dele já passaram.',
    },
    rowId: CHECK_DAMAGES.id,
  },
  {
    ...FRAUD,
    key: 'fraud-home',
    reasons: ['deposit-no-work', 'no-contract-or-registration'],
    baseCards: ['construction.paid', 'free.cost'],
    needs: { card: 'construction.registration', answers: { result: ['not-found', 'expired'] } },
  },
  {
    ...FRAUD,
    key: 'fraud-garage',
    reasons: ['repair-not-approved', 'over-estimate'],
    baseCards: ['auto.paid', 'auto.approval', 'free.cost'],
  },
];
