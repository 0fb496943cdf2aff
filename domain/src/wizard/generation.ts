/** The six stages shown after signing, with how long each one shows, in milliseconds. */
export const GENERATION_STAGES = [
  { id: 'strong-letter', milliseconds: 1600 },
  { id: 'professional-letter', milliseconds: 1200 },
  { id: 'local-paperwork', milliseconds: 2000 },
  { id: 'court-paperwork', milliseconds: 1600 },
  { id: 'court-documents', milliseconds: 1440 },
  { id: 'completing-package', milliseconds: 800 },
] as const;

export type GenerationStageId = (typeof GENERATION_STAGES)[number]['id'];

/** Progress in percent once the stage with this index is done: (index + 1) of six. */
export const progressAfterStage = (index: number): number => ((index + 1) / GENERATION_STAGES.length) * 100;
