import type { APIRequestContext } from '@playwright/test';
import { answeredForm } from '../journeys/steps/claim.ts';
import { read, send } from '../journeys/steps/order-calls.ts';
import type { WorldName } from '../states/state.ts';

/** A page as somebody finds it who opens its address. */
export type PageLoad = {
  readonly name: string;
  /** What the server holds for this browser. */
  readonly world: WorldName;
  /** Done once before the page is opened; the answer is its address. */
  readonly prepare: (request: APIRequestContext) => Promise<string>;
};

const at =
  (path: string): PageLoad['prepare'] =>
  async () =>
    path;

/** The wizard at a place. Its world is a browser of its own: the claim of another must not move. */
const wizardAt =
  (step: number, subStep: number, answers: Readonly<Record<string, unknown>> = {}): PageLoad['prepare'] =>
  async (request) => {
    await send(request, '/api/register/save_form_data.php', { ...answeredForm, ...answers, step, subStep });
    return '/';
  };

/** A page of the one case this world has. */
const ofCase =
  (path: string): PageLoad['prepare'] =>
  async (request) => {
    const { case_id } = await read(request, '/api/check_existing_demand');
    return `${path}?case=${case_id}`;
  };

const UNSIGNED = { signature: null, signatureMethod: '' };

/** Every page of `PAGES` and of the product's own texts, the wizard at its heavy screens, and the letter in each state. */
export const PAGE_LOADS: readonly PageLoad[] = [
  { name: 'first visit', world: 'nobody', prepare: at('/') },
  { name: 'wizard: details', world: 'nobody', prepare: wizardAt(1, 2, UNSIGNED) },
  { name: 'wizard: story', world: 'nobody', prepare: wizardAt(4, 0, UNSIGNED) },
  { name: 'wizard: questions', world: 'nobody', prepare: wizardAt(4, 3, UNSIGNED) },
  { name: 'wizard: packages', world: 'nobody', prepare: wizardAt(5, 0) },
  { name: 'wizard: checkout', world: 'nobody', prepare: wizardAt(5, 1) },
  { name: '/result, draft', world: 'letter', prepare: at('/result') },
  { name: '/result, check', world: 'letter', prepare: at('/result?step=check') },
  { name: '/result, approved', world: 'papers', prepare: at('/result') },
  { name: '/dashboard', world: 'papers', prepare: at('/dashboard') },
  { name: '/case', world: 'papers', prepare: ofCase('/case') },
  { name: '/demand-letters', world: 'papers', prepare: at('/demand-letters') },
  { name: '/billing', world: 'papers', prepare: at('/billing') },
  { name: '/receipt', world: 'nobody', prepare: at('/receipt') },
  { name: '/upgrade', world: 'papers', prepare: ofCase('/upgrade') },
  { name: '/court-documents', world: 'papers', prepare: at('/court-documents') },
  { name: '/exhibits', world: 'trial', prepare: ofCase('/exhibits') },
  { name: '/file-it-now', world: 'papers', prepare: ofCase('/file-it-now') },
  { name: '/trial-prep', world: 'trial', prepare: ofCase('/trial-prep') },
  { name: '/settings', world: 'papers', prepare: at('/settings') },
  { name: '/login', world: 'nobody', prepare: at('/login') },
  { name: '/forgot-password', world: 'nobody', prepare: at('/forgot-password') },
  { name: '/co-sign', world: 'nobody', prepare: at('/co-sign') },
  { name: '/hand-over', world: 'nobody', prepare: at('/hand-over') },
  { name: '/no-letters', world: 'nobody', prepare: at('/no-letters') },
  { name: '/no-reminders', world: 'nobody', prepare: at('/no-reminders') },
  { name: '/verify', world: 'nobody', prepare: at('/verify') },
  { name: '/your-data', world: 'nobody', prepare: at('/your-data') },
  { name: '/how-it-works', world: 'nobody', prepare: at('/how-it-works') },
  { name: '/prices', world: 'nobody', prepare: at('/prices') },
  { name: '/help', world: 'nobody', prepare: at('/help') },
  { name: '/privacy', world: 'nobody', prepare: at('/privacy') },
  { name: '/terms', world: 'nobody', prepare: at('/terms') },
  { name: '/accessibility', world: 'nobody', prepare: at('/accessibility') },
  { name: '/contact', world: 'nobody', prepare: at('/contact') },
];
