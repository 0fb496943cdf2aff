import { expect, type APIRequestContext } from '@playwright/test';
import { aPdf, aPng } from '../journeys/steps/exhibits-page.ts';
import { read, send } from '../journeys/steps/order-calls.ts';

const WAIT = { timeout: 120_000, intervals: [500] };

/** The complaint as it is, signed with every statement agreed to; ends when the signed papers are made. */
export async function signComplaint(request: APIRequestContext, case_id: string): Promise<void> {
  const { read_sha256, statements } = await read(request, `/api/court-papers/signing?case_id=${case_id}`);
  const agreed = statements.map(({ code }: { readonly code: string }) => code);
  await send(request, '/api/court-papers/sign', { case_id, read_sha256, agreed });
  const signed = async () => {
    const { state, signing } = await read(request, `/api/court-papers?case_id=${case_id}`);
    return `${state} ${signing}`;
  };
  await expect.poll(signed, WAIT).toBe('ready signed');
}

/** Two pictures and a PDF, each with what it shows. */
async function addExhibits(request: APIRequestContext, case_id: string): Promise<readonly string[]> {
  const files = [
    {
      file: aPng('kitchen.png', [40, 120, 90]),
      description: 'The kitchen on the day I moved out',
      happened_on: '2026-08-31',
    },
    { file: aPdf('lease.pdf', ['The lease', 'Its last page']), description: 'The lease', happened_on: '2025-09-01' },
    { file: aPng('bedroom.png', [150, 60, 40]), description: 'The bedroom, clean and empty', happened_on: '' },
  ];
  for (const multipart of files) {
    const added = await request.post(`/api/exhibits?case_id=${case_id}`, { multipart });
    expect(added.ok(), `an exhibit: ${added.status()}`).toBe(true);
  }
  const { exhibits } = await read(request, `/api/exhibits?case_id=${case_id}`);
  return exhibits.map(({ id }: { readonly id: string }) => id);
}

async function makePacket(request: APIRequestContext, case_id: string): Promise<void> {
  await send(request, '/api/exhibits/packet', { case_id });
  const made = async () => (await read(request, `/api/exhibits/packet?case_id=${case_id}`)).packet.state;
  await expect.poll(made, WAIT).toBe('ready');
}

/** Every kind of note once, and the papers made from them. */
async function writeNotes(request: APIRequestContext, case_id: string, exhibits: readonly string[]): Promise<void> {
  const { points, revision } = await read(request, `/api/trial-prep?case_id=${case_id}`);
  const rosa = { id: 'w1', name: 'Rosa Diaz', saw: 'She helped me clean and took photos.', contact: '973-555-0188' };
  const proofs = points.map(({ key }: { readonly key: string }) => ({
    element: key,
    exhibit_ids: exhibits.slice(0, 1),
    witness_ids: [rosa.id],
  }));
  const notes = {
    witnesses: [rosa],
    payments: [{ paid_on: '2026-11-20', amount: '100' }],
    wants_interest: true,
    lowest_amount: '1800',
    proofs,
  };
  await send(request, '/api/trial-prep/notes', { case_id, revision, notes });
  await send(request, '/api/trial-prep/make', { case_id });
  const made = async () => (await read(request, `/api/trial-prep?case_id=${case_id}`)).book.state;
  await expect.poll(made, WAIT).toBe('ready');
}

/** Takes an approved case with its court papers as far as it goes: signed, with exhibits, notes and trial papers. */
export async function prepareCase(request: APIRequestContext): Promise<void> {
  const { case_id } = await read(request, '/api/check_existing_demand');
  await signComplaint(request, case_id);
  const exhibits = await addExhibits(request, case_id);
  await makePacket(request, case_id);
  await writeNotes(request, case_id, exhibits);
}
