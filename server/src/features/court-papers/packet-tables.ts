import type { PaperCause } from '@plainclaim/contract';
import type { ColumnType, Kysely } from 'kysely';
import type { Database, Db } from '../../platform/db/index.ts';
import type { SealLevel } from '../../platform/seals/index.ts';

/** The kind of the court's own complaint form, filled in. */
export const COURT_FORM = 'official_complaint';

export type PacketsTable = {
  id: string;
  claim_id: string;
  letter_version_id: string;
  version: number;
  state: 'making' | 'ready' | 'failed' | 'stopped';
  papers: Buffer | null;
  stop: Buffer | null;
  failure_code: string | null;
  template_version: string;
  row_ids: ColumnType<unknown, string, string>;
  prepared_on: string;
  created_at: Date;
  made_at: Date | null;
  cause: PaperCause;
  /** The signature this version carries. */
  signature_id: string | null;
  /** Null for packets from before it was kept. */
  basis_sha256: string | null;
  checks: ColumnType<unknown, string | null, string | null>;
  steps_done: ColumnType<number, number | undefined, number>;
  steps_all: number;
};

export type DocumentsTable = {
  id: string;
  packet_id: string;
  position: number;
  kind: string;
  stage: 'read' | 'file' | 'later';
  title: string;
  file_name: string;
  pdf: Buffer;
  pdf_sha256: string;
  page_count: number;
  created_at: Date;
};

export type SignaturesTable = {
  id: string;
  claim_id: string;
  packet_id: string;
  text_sha256: string;
  signed: Buffer;
  mark: Buffer;
  method: 'drawn' | 'typed' | 'uploaded';
  signed_at: Date;
  signed_by: string | null;
  /** 0 for the first plaintiff; the further ones from 1. */
  seat: number;
  /** The first plaintiff's signature a further one hangs on. */
  first_id: string | null;
};

/** A link by which one further plaintiff reads and signs. */
export type CoSignLinksTable = {
  id: string;
  claim_id: string;
  signature_id: string;
  seat: number;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  used_at: Date | null;
};

type CourtSealsTable = {
  id: string;
  document_id: string;
  level: SealLevel;
  pdf: Buffer;
  pdf_sha256: string;
  made_at: Date;
};

type Tables = Database & {
  court_seals: CourtSealsTable;
  court_packets: PacketsTable;
  court_documents: DocumentsTable;
  court_signatures: SignaturesTable;
  co_sign_links: CoSignLinksTable;
};

/** The database with the tables of court papers. */
export const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** What a packet's settled contents are sealed for. */
export const papersPurpose = (id: string): string => `court-papers:${id}`;
