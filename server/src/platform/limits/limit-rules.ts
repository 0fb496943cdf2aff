const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `times` uses in a window that begins with the first one. `blockSeconds`: how long it takes after one use too many. */
export type LimitRule = { readonly times: number; readonly seconds: number; readonly blockSeconds?: number };

/**
 * How often something may be done, per subject. What ends in "-client" counts the address a request came from, and so
 * people who share one: those numbers are the looser ones.
 */
export const limitRules = {
  /** Tries to log in to one account from one address. Right ones do not count. */
  'login-account-client': [{ times: 5, seconds: MINUTE }],
  'login-client': [{ times: 20, seconds: MINUTE }],
  /** Wrong tries in a row, from anywhere: slows an account down, never closes it for good. */
  'login-account': [{ times: 10, seconds: DAY, blockSeconds: 10 * MINUTE }],
  'register-client': [{ times: 10, seconds: HOUR }],
  /** Anyone can type anyone's address: this many mails a stranger can cause there. */
  'register-address': [{ times: 5, seconds: HOUR }],
  'resend-address': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
  ],
  'reset-address': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
  ],
  /** New addresses one account may ask codes for. */
  'email-change': [{ times: 10, seconds: HOUR }],
  'mail-client': [{ times: 20, seconds: HOUR }],
  /** Codes typed: each try costs a look-up, and a new password a slow hash. */
  'code-client': [{ times: 30, seconds: MINUTE }],
  coupon: [
    { times: 10, seconds: MINUTE },
    { times: 50, seconds: DAY },
  ],
  'coupon-client': [{ times: 60, seconds: MINUTE }],
  address: [{ times: 60, seconds: MINUTE }],
  /** An outside service is paid for each look-up; the day's number is what some two hundred people type. */
  'address-client': [
    { times: 240, seconds: MINUTE },
    { times: 3_000, seconds: DAY },
  ],
  /** Sessions begun: whoever throws the cookie away gets a new one, with a claim that is kept for weeks. */
  'new-session-client': [{ times: 120, seconds: HOUR }],
  /** Assesses the claim by the court's rules. */
  'claim-fit': [{ times: 120, seconds: MINUTE }],
  'claim-fit-client': [{ times: 600, seconds: MINUTE }],
  /** Composes the letter and settles every court sheet: up to some tenths of a second of the one thread. */
  'file-preview': [{ times: 20, seconds: MINUTE }],
  'file-preview-client': [{ times: 60, seconds: MINUTE }],
  /** Tries to pay, each with a charge behind it: nobody may try out cards here. */
  checkout: [
    { times: 10, seconds: MINUTE },
    { times: 60, seconds: DAY },
  ],
  'checkout-client': [{ times: 60, seconds: MINUTE }],
  /** The same try sent again, which charges nothing. */
  'checkout-repeat': [{ times: 300, seconds: MINUTE }],
  'letter-generation': [{ times: 10, seconds: HOUR }],
  'letter-read': [{ times: 120, seconds: MINUTE }],
  /** Each may freeze a version, have a PDF made and send mail. People try again after every finding they mend. */
  'letter-approval': [{ times: 30, seconds: HOUR }],
  'letter-save': [{ times: 120, seconds: MINUTE }],
  /** Composes and checks the letter, which takes long when the story is long. */
  'letter-review': [{ times: 60, seconds: MINUTE }],
  'letter-delivery': [{ times: 60, seconds: MINUTE }],
  /** Holds the letter once for each recipient, made anew every time. */
  'mailing-pack': [{ times: 10, seconds: MINUTE }],
  /** Court papers made, signed or corrected; corrections that were refused count too. */
  'court-papers': [{ times: 60, seconds: HOUR }],
  'mail-refusal-client': [{ times: 30, seconds: MINUTE }],
  'letter-pdf': [{ times: 30, seconds: MINUTE }],
  /** Each is opened in a process of its own. */
  'exhibit-upload': [{ times: 20, seconds: MINUTE }],
  'exhibit-change': [{ times: 120, seconds: MINUTE }],
  /** Small copies for a list, which asks for as many as it has. */
  'exhibit-picture': [{ times: 200, seconds: MINUTE }],
  'exhibit-packet': [{ times: 20, seconds: HOUR }],
  'trial-notes': [{ times: 60, seconds: MINUTE }],
  'trial-book': [{ times: 20, seconds: HOUR }],
  /** Everything somebody has here, packed by a job. */
  'data-export': [{ times: 5, seconds: HOUR }],
  /** A page that waits for the file asks again and again. */
  'your-data': [{ times: 120, seconds: MINUTE }],
  'your-data-client': [{ times: 300, seconds: MINUTE }],
  /** Codes mailed to one address that confirm a deletion, or that a claim's address is somebody's own. */
  'data-code-address': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
  ],
  /** Links one place asks for to one address. A stranger elsewhere uses up none of its owner's. */
  'data-link-address-client': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
  ],
  /** Anyone can ask for a link to anyone's address: this many mails all strangers together can cause there. */
  'data-link-address': [{ times: 15, seconds: HOUR }],
  autosave: [{ times: 120, seconds: MINUTE }],
} as const satisfies Readonly<Record<string, readonly LimitRule[]>>;

export type LimitName = keyof typeof limitRules;

/** The limits that count where a request came from. */
export type ClientLimitName = Extract<LimitName, `${string}-client`>;
