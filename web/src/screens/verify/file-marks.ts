import { filePartsOf, LARGEST_COMPARED_FILE, partMarksOf } from '@plainclaim/contract';

/**
 * The marks of a file's parts, by which a changed copy of one of ours is known. None for a file that is larger than any of
 * ours, or that cannot be read any more. Nothing in the file is opened or run.
 */
export async function marksOfFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<readonly string[]> {
  if (file.size > LARGEST_COMPARED_FILE) return [];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await partMarksOf(bytes, filePartsOf(bytes), (part) => crypto.subtle.digest('SHA-256', part));
  } catch {
    return [];
  }
}
