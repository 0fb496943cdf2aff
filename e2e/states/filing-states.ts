import { expect, type Page } from '@playwright/test';
import { read, send } from '../journeys/steps/order-calls.ts';
import { fail, goTo, isSettled, submit } from './moves.ts';
import { type State, statesOf } from './state.ts';

const caseOf = async ({ request }: Page): Promise<string> => {
  const { data } = await read(request, '/api/court-papers/cases');
  return String(data[0].case_id);
};

/** A link of the case's owner for the second plaintiff; the one before it ends. */
async function coSignPath(page: Page): Promise<string> {
  const { url } = await send(page.request, '/api/court-papers/co-signers/link', {
    case_id: await caseOf(page),
    seat: 1,
  });
  return `/co-sign#${String(url).split('#')[1] ?? ''}`;
}

async function openCoSigning(page: Page): Promise<void> {
  await goTo(page, await coSignPath(page));
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
}

const coSignStates = statesOf('co-signing', {
  'co-signing: to be read and signed': openCoSigning,
  'co-signing: something is missing': async (page) => {
    await openCoSigning(page);
    await page
      .locator('main section, main div')
      .filter({ has: page.locator('input[name="signer"]') })
      .getByRole('button')
      .last()
      .click();
    await expect(page.locator('main [role="group"][tabindex="-1"]').first()).toBeVisible();
  },
  'court papers: who has signed': async (page) => {
    await goTo(page, `/court-documents?case=${await caseOf(page)}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await isSettled(page);
  },
  'court papers: an answer of the court is changed': async (page) => {
    await goTo(page, `/court-documents?sign=${await caseOf(page)}&mend=question_open`);
    await expect(page.locator('main select').first()).toBeVisible();
  },
});

/** The page beside the court's own. */
async function openFiling(page: Page): Promise<void> {
  await goTo(page, `/file-it-now?case=${await caseOf(page)}`);
  await expect(page.locator('main input[name="docket_number"]')).toBeVisible();
}

async function makeLink(page: Page): Promise<string> {
  const { url } = await send(page.request, '/api/filing/link', { case_id: await caseOf(page) });
  return `/hand-over#${String(url).split('#')[1] ?? ''}`;
}

const filingStates = statesOf('papers', {
  'filing: the page beside the court’s': openFiling,
  'filing: a link for another device': async (page) => {
    await openFiling(page);
    await page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('[role="status"]:empty') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  },
  'filing: a day that cannot be': async (page) => {
    await openFiling(page);
    await page.locator('main form select').first().selectOption({ index: 1 });
    await page.locator('main form input[inputmode="numeric"]').nth(1).fill('2099');
    await fail(page);
  },
  'filing: the days counted': async (page) => {
    const answer = await read(page.request, `/api/filing?case_id=${await caseOf(page)}`);
    const { case_id, revision, entry } = answer;
    await send(page.request, '/api/filing/save', {
      case_id,
      revision,
      entry: { ...entry, filed_on: '2026-11-02', docket_number: 'SC-001234-26' },
    });
    await openFiling(page);
    await expect(page.locator('main time').first()).toBeVisible();
  },
  'hand-over: a code to type': (page) => goTo(page, '/hand-over'),
  'hand-over: the papers': async (page) => {
    await goTo(page, await makeLink(page));
    await submit(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
  'hand-over: a code that is over': async (page) => {
    await goTo(page, '/hand-over#2222-3333-4444');
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  },
});

const strangerStates = statesOf('nobody', {
  'co-signing: a link that is over': async (page) => {
    await goTo(page, '/co-sign#a-token-that-nobody-made');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  },
});

/** Filing, the way of the papers to another device, and further plaintiffs. */
export const filingStatesAll: readonly State[] = [...coSignStates, ...filingStates, ...strangerStates];
