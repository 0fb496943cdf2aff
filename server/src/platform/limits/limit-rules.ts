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
  /** Tries to log in to one account from one address. Right ones do not count; many wrong ones rest that place alone. */
  'login-account-client': [
    { times: 5, seconds: MINUTE },
    { times: 10, seconds: DAY, blockSeconds: 10 * MINUTE },
  ],
  'login-client': [{ times: 20, seconds: MINUTE }],
  /** The same for a browser that opened the account before: its own, whatever happens around it. */
  'login-known-browser': [
    { times: 5, seconds: MINUTE },
    { times: 10, seconds: DAY, blockSeconds: 10 * MINUTE },
  ],
  /** Wrong tries from all places together that never opened the account: slows such places down, and them alone. */
  'login-account-elsewhere': [{ times: 30, seconds: DAY, blockSeconds: 10 * MINUTE }],
  'register-client': [
    { times: 10, seconds: HOUR },
    { times: 50, seconds: DAY },
  ],
  /** Sign-ups one place asks for one mailbox. A stranger elsewhere uses up none of its owner's. */
  'register-address-client': [
    { times: 5, seconds: HOUR },
    { times: 10, seconds: DAY },
  ],
  /** Anyone can type anyone's address: mails with a code that all together can cause in one mailbox. */
  'code-mailbox': [
    { times: 15, seconds: HOUR },
    { times: 40, seconds: DAY },
  ],
  /** New codes for one address, for each browser or account that waits for them. */
  'resend-address': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
  ],
  'reset-address-client': [
    { times: 1, seconds: 30 },
    { times: 3, seconds: HOUR },
    { times: 10, seconds: DAY },
  ],
  'reset-known-browser': [
    { times: 1, seconds: 30 },
    { times: 5, seconds: HOUR },
    { times: 20, seconds: DAY },
  ],
  /**
   * ... and for all places together that never opened the account. Beyond it a mail an hour goes out (`send-reset-code`),
   * so that strangers cannot use up its owner's.
   */
  'reset-mailbox': [
    { times: 15, seconds: HOUR },
    { times: 40, seconds: DAY },
  ],
  /** Mails with a way in that one place asks for to one mailbox, and those of a browser that opened the account before. */
  'login-mail-address-client': [
    { times: 1, seconds: 30 },
    { times: 5, seconds: HOUR },
    { times: 15, seconds: DAY },
  ],
  'login-mail-known-browser': [
    { times: 1, seconds: 30 },
    { times: 8, seconds: HOUR },
    { times: 30, seconds: DAY },
  ],
  /** Codes of an authenticator app typed for one account, after its first step: many wrong ones rest it for a while. */
  'second-step': [
    { times: 5, seconds: MINUTE },
    { times: 20, seconds: DAY, blockSeconds: 10 * MINUTE },
  ],
  /** Apps set up, codes made anew, passkeys added and removed. */
  'second-step-change': [{ times: 30, seconds: HOUR }],
  /** Challenges asked for and answered: each answer costs a signature to be checked. */
  'passkey-client': [{ times: 60, seconds: MINUTE }],
  /** Log-ins through another service begun and ended: each end asks that service. */
  'social-client': [{ times: 30, seconds: MINUTE }],
  /** Contact and address saved in the settings. */
  'contact-save': [{ times: 60, seconds: HOUR }],
  /** New addresses one account may ask codes for. */
  'email-change': [{ times: 10, seconds: HOUR }],
  'mail-client': [
    { times: 20, seconds: HOUR },
    { times: 100, seconds: DAY },
  ],
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
  /** Receipts drawn, mailed again, and refunds asked for. */
  billing: [{ times: 60, seconds: MINUTE }],
  /** Receipts mailed to one mailbox: anyone can give anyone's address when they pay in the simulation. */
  'receipt-mailbox': [
    { times: 10, seconds: HOUR },
    { times: 30, seconds: DAY },
  ],
  /** Links of receipts tried, and codes asked for and typed there: nobody may try out tokens here. */
  'receipt-client': [
    { times: 20, seconds: MINUTE },
    { times: 100, seconds: HOUR },
  ],
  'letter-generation': [{ times: 10, seconds: HOUR }],
  'letter-read': [{ times: 120, seconds: MINUTE }],
  /** Each may freeze a version, have a PDF made and send mail. People try again after every finding they mend. */
  'letter-approval': [{ times: 30, seconds: HOUR }],
  'letter-save': [{ times: 120, seconds: MINUTE }],
  /** Composes and checks the letter, which takes long when the story is long. */
  'letter-review': [{ times: 60, seconds: MINUTE }],
  'letter-delivery': [{ times: 60, seconds: MINUTE }],
  /** Holds the letter once for each recipient, made again every time. */
  'mailing-pack': [{ times: 10, seconds: MINUTE }],
  /** Court papers made, signed or corrected; corrections that were refused count too. */
  'court-papers': [{ times: 60, seconds: HOUR }],
  /** Links for further plaintiffs, and their taking back. */
  'co-sign-link': [{ times: 30, seconds: HOUR }],
  /** Links tried, and what is read and signed by them: nobody may try out tokens here. */
  'co-sign-client': [
    { times: 20, seconds: MINUTE },
    { times: 100, seconds: HOUR },
  ],
  'letter-report-client': [{ times: 30, seconds: MINUTE }],
  /** Files held against ours by their hash. */
  'document-check-client': [{ times: 60, seconds: MINUTE }],
  /** Codes typed from a letter: sixty bits by chance, and nobody may try out many. */
  'code-check-client': [
    { times: 10, seconds: MINUTE },
    { times: 60, seconds: HOUR },
  ],
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
  /** What the court said after filing; each new day may be mailed. */
  'filing-save': [{ times: 60, seconds: HOUR }],
  /** What happened after the letter, written down or corrected. */
  'case-outcome': [{ times: 60, seconds: HOUR }],
  /** Each change is a row of the account's trail. */
  'reminder-choice': [{ times: 60, seconds: HOUR }],
  /** Asked while somebody types. */
  'case-search': [{ times: 180, seconds: MINUTE }],
  'alert-done': [{ times: 120, seconds: MINUTE }],
  'filing-tick': [{ times: 120, seconds: MINUTE }],
  'hand-over-link': [{ times: 20, seconds: HOUR }],
  /** Links tried, and papers taken by them: nobody may try out codes here. */
  'hand-over-client': [
    { times: 20, seconds: MINUTE },
    { times: 100, seconds: HOUR },
  ],
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
  /** What browsers tell about refusals of the content security policy. */
  'csp-report-client': [{ times: 30, seconds: MINUTE }],
  autosave: [{ times: 120, seconds: MINUTE }],
} as const satisfies Readonly<Record<string, readonly LimitRule[]>>;

export type LimitName = keyof typeof limitRules;

/** The limits that count where a request came from. */
export type ClientLimitName = Extract<LimitName, `${string}-client`>;
