import { type ClaimDraft, emptyDraft, fallbackQuestions, type ScreenId, type WizardFacts } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { messageIn } from '../messages.ts';
import { shown, shownAt } from '../testing/shown-problems.ts';

/** Section 5 of the specification, screen by screen. The rules of single fields are in field-rules.test.ts. */

describe('each screen, left empty', () => {
  const nothing = (field: string) => [field, 'field.required', 'This field is required'] as const;

  test.each<[string, ScreenId, readonly (readonly [string, string, string])[]]>([
    ['1.0', 'category', [['situation', 'wizard.category_required', 'Please select a category before continuing!']]],
    [
      '1.1',
      'reasons',
      [['disputing', 'wizard.reasons_required', 'Please select at least one subcategory before continuing!']],
    ],
    ['1.2', 'details', ['amount', 'date', 'address', 'city', 'country', 'zipcode'].map(nothing)],
    ['1.3', 'account', []],
    [
      '2.0',
      'claimant-kind',
      [['userType', 'wizard.claimant_kind_required', 'Please select one option before continuing!']],
    ],
    ['2.1', 'claimant', ['firstname', 'lastname'].map(nothing)],
    [
      '3.0',
      'defendant-kind',
      [['whoUser', 'wizard.defendant_kind_required', 'Please select who you are filing this claim against!']],
    ],
    [
      '3.1',
      'defendant',
      [
        'defendantFirstname',
        'defendantLastname',
        'defendantAddress',
        'defendantCity',
        'defendantCountry',
        'defendantZipcode',
      ].map(nothing),
    ],
    [
      '4.0',
      'story',
      [['claimDescription', 'wizard.story_required', 'Please tell us what happened before continuing!']],
    ],
    [
      '4.1',
      'calculation',
      [
        [
          'claimCalculation',
          'wizard.calculation_required',
          'Please explain how you calculated the claim amount before continuing!',
        ],
      ],
    ],
    ['4.2', 'payment-preference', []],
    ['4.4', 'signature', [['signature', 'wizard.signature_required', 'Please sign before continuing!']]],
    [
      '4.5',
      'generation',
      [['generation', 'wizard.generation_running', 'Your file is still being made. Please wait a few seconds.']],
    ],
    ['5.0', 'package', [['selectedPackage', 'wizard.package_required', 'Please select a package before continuing!']]],
    ['5.1', 'checkout', [['payment', 'wizard.payment_required', 'Please pay for your package first.']]],
    ['5.2', 'order', []],
  ])('%s, %s', (_number, screen, expected) => {
    expect(shown(screen, {})).toEqual(expected);
  });

  test('2.1 asks for an own address only from someone who lives elsewhere', () => {
    const own = ['claimantAddress', 'claimantCity', 'claimantCountry', 'claimantZipcode'];
    const fields = (sameAddress: boolean) => shown('claimant', { sameAddress }).map(([field]) => field);
    expect(fields(true)).toEqual(['firstname', 'lastname']);
    expect(fields(false)).toEqual(['firstname', 'lastname', ...own]);
  });

  test('3.1 asks the same of every further defendant, and who they are', () => {
    const further = { ...emptyDraft, whoUser: '' as const };
    const fields = shown('defendant', { additionalDefendants: [further] }).map(([field]) => field);
    expect(fields.filter((field) => field.startsWith('additionalDefendants.0.'))).toEqual(
      [
        'whoUser',
        'defendantFirstname',
        'defendantLastname',
        'defendantAddress',
        'defendantCity',
        'defendantCountry',
        'defendantZipcode',
      ].map((name) => `additionalDefendants.0.${name}`),
    );
  });
});

describe('the category and its reasons', () => {
  test.each<[string, Partial<ClaimDraft>, Partial<WizardFacts>, string]>([
    ['one of those offered', { disputing: ['deposit-not-returned'] }, {}, ''],
    ['all of them', { disputing: ['deposit-not-returned', 'repairs-not-made'] }, {}, ''],
    ['one of another category', { disputing: ['unpaid-invoice'] }, {}, 'Choose one of the answers in the list'],
    ['none, where none are offered', {}, { reasonsOffered: [] }, ''],
    ['one, while the list is loading', { disputing: ['deposit-not-returned'] }, { reasonsOffered: null }, ''],
    [
      'none, while the list is loading',
      {},
      { reasonsOffered: null },
      'Please select at least one subcategory before continuing!',
    ],
  ])('%s', (_name, typed, facts, message) => {
    expect(shown('reasons', typed, facts).map(([, , text]) => text)).toEqual(message === '' ? [] : [message]);
  });
});

describe('the story and the calculation', () => {
  test.each([
    ['story', 'claimDescription', 'He kept it.', 'good'],
    ['story', 'claimDescription', ' \n ', 'wizard.story_required: Please tell us what happened before continuing!'],
    ['calculation', 'claimCalculation', 'x', 'good'],
    [
      'calculation',
      'claimCalculation',
      '\t',
      'wizard.calculation_required: Please explain how you calculated the claim amount before continuing!',
    ],
  ] as const)('on %s, %s of %j is %s', (screen, field, typed, expected) => {
    expect(shownAt(screen, field, typed)).toBe(expected);
  });
});

describe('the administrative questions', () => {
  const please = (key: string, label: string) => [key, 'wizard.question_required', `Please answer "${label}"`];

  test('each one on the screen that is not answered says so by its label', () => {
    expect(shown('questions', { whoUser: '2' })).toEqual([
      please('askedMoneyBefore', 'Have you already asked for the money related to this case?'),
      please('assignedClaim', 'Have you been assigned this claim by another person?'),
      please('isAdult', 'Are you 18 years of age or older?'),
      please('agreementKind', 'What kind of agreement did you have?'),
      please('responseDays', 'How many days should the other side have to pay?'),
      please('publicBody', 'Is the other side a town, county, school, or State office?'),
      please('paymentPlan', 'Would you take payments over time?'),
      please('otherCase', 'Is there already a court case about this?'),
      please('bankruptcy', 'Has the other side filed for bankruptcy?'),
      please('otherSideLawyer', 'Does the other side have a lawyer for this?'),
      please('partialClaim', 'Is there more money from the same dispute that you do not ask for here?'),
    ]);
  });

  test('the five default ones hold when the list could not be loaded', () => {
    const onDuty = 'Is the defendant on active military duty?';
    const typed: Partial<ClaimDraft> = { whoUser: '1', additionalDefendants: [{ ...emptyDraft, whoUser: '1' }] };
    expect(shown('questions', typed, { questions: fallbackQuestions })).toEqual([
      please('askedMoneyBefore', 'Have you already asked for the money related to this case?'),
      please('assignedClaim', 'Have you been assigned this claim by another person?'),
      please('isAdult', 'Are you 18 years of age or older?'),
      please('defendantMilitary1', onDuty),
      please('defendantMilitary2', onDuty),
    ]);
  });

  test('without any list the person is asked to wait', () => {
    expect(shown('questions', {}, { questions: null })).toEqual([
      [
        'questionData',
        'wizard.questions_missing',
        'The questions are still loading. Please wait a moment and try again.',
      ],
    ]);
  });

  test.each<[string, Partial<ClaimDraft>, boolean]>([
    ['yes/no: yes', { isAdult: true }, true],
    ['yes/no: no', { isAdult: false }, true],
    ['yes/no: nothing', { isAdult: null }, false],
    ['yes/no: a word', { isAdult: 'Yes' }, false],
    ['yes/no: a number', { isAdult: 1 }, false],
    ['number: one that is offered', { responseDays: 14 }, true],
    ['number: its text, as a form sends it', { responseDays: '14' }, true],
    ['number: one that is not offered', { responseDays: 15 }, false],
    ['number: an empty text', { responseDays: '' }, false],
    ['number: nothing', { responseDays: null }, false],
    ['custom: an option', { agreementKind: 'Spoken only' }, true],
    ['custom: another text', { agreementKind: 'A handshake' }, false],
    ['custom: an option in small letters', { agreementKind: 'spoken only' }, false],
    ['custom: yes/no', { agreementKind: true }, false],
    // Asked with the court papers: nothing of it holds up a letter.
    ['court language: nothing', { courtLanguage: null }, true],
    ['military duty: nothing, of a person', { whoUser: '1', defendantMilitary1: null }, true],
    ['military duty: nothing, of a business', { whoUser: '2', defendantMilitary1: null }, true],
  ])('%s', (_name, typed, isAnswered) => {
    const [asked = ''] = Object.keys(typed).toReversed();
    expect(shown('questions', typed).some(([field]) => field === asked)).toBe(!isAnswered);
  });
});

describe('the signature', () => {
  test.each([
    ['a drawing', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', 'good'],
    ['nothing', '', 'wizard.signature_required: Please sign before continuing!'],
    [
      'another picture',
      'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
      'signature.not_png: We could not read your signature. Please clear it and sign again.',
    ],
    [
      'an address',
      'https://a.example/mark.png',
      'signature.not_png: We could not read your signature. Please clear it and sign again.',
    ],
  ])('%s', (_name, typed, expected) => {
    expect(shownAt('signature', 'signature', typed)).toBe(expected);
  });
});

describe('the sentences of a whole screen', () => {
  test.each([
    ['wizard.fields_incomplete', 'Please fill in all required fields correctly before continuing!'],
    ['wizard.questions_required', 'Please answer all administrative questions before continuing!'],
    ['wizard.questions_banner', 'Please answer all questions.'],
    ['coupon.empty', 'Please enter a coupon code'],
    ['coupon.invalid', 'Invalid coupon code or coupon is not active'],
  ] as const)('%s reads as specified', (code, message) => {
    expect(messageIn('en', code)).toBe(message);
  });
});
