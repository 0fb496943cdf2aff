import type { LocalTrialPoints, QuestionKey, TitleWords } from '@plainclaim/domain';

/** What a category of dispute is called, by its value. In a file of its own: the first screen needs no other words. */
export type CategoryWords = Readonly<Record<string, { readonly label: string; readonly blurb: string }>>;

/** How the lists the wizard is served from read in one language, by the ids of their entries. */
export type ReferenceWords = {
  /** Labels of the reasons, by subcategory value. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Help beside the story and the amount, by category value. */
  readonly hints: Readonly<Record<string, { readonly storyHint: string; readonly calcHint: string }>>;
  readonly questions: Readonly<Record<QuestionKey, string>>;
  /** By package id; as many features as in English, in the same order. */
  readonly packages: Readonly<
    Record<string, { readonly title: string; readonly desc: string; readonly features: readonly string[] }>
  >;
  /** What is in place of the drafts where the court's own complaint forms are installed. */
  readonly courtFormFeature: string;
  /** What the coupons of a development server give, by code. A coupon with no words here keeps its own description. */
  readonly coupons: Readonly<Record<string, string>>;
};

/** What the English papers are called and say, in one language, for reading beside them. */
export type PaperReading = TitleWords & {
  /** What is signed under the complaint, by the statement's code. */
  readonly statements: Readonly<Record<'certification' | 'redaction', string>>;
  /** Lines and boxes of a complaint that may be left open, by their English names. */
  readonly boxes: Readonly<Record<string, string>>;
  /** What is declared by approving a letter. */
  readonly approval: string;
};

/** What the lists are called that the server answers with. */
export type WordsOfLists = ReferenceWords & {
  readonly categories: CategoryWords;
  readonly trialPoints: LocalTrialPoints;
};
