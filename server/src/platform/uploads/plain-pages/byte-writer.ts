const FIRST_BYTES = 4096;

/** Gathers bytes in one place that grows. */
export type ByteWriter = {
  /** Each is followed by a space or a new line, so that words stay apart. */
  word(text: string): void;
  slice(bytes: Uint8Array, start: number, end: number): void;
  newLine(): void;
  taken(): Uint8Array;
};

export function byteWriter(): ByteWriter {
  let buffer = Buffer.alloc(FIRST_BYTES);
  let length = 0;
  const room = (more: number): void => {
    if (length + more <= buffer.length) return;
    const larger = Buffer.alloc(Math.max(buffer.length * 2, length + more));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  };
  return {
    word: (text) => {
      room(text.length + 1);
      length += buffer.write(text, length, 'latin1');
      buffer[length] = 0x20;
      length += 1;
    },
    slice: (bytes, start, end) => {
      room(end - start + 1);
      buffer.set(bytes.subarray(start, end), length);
      length += end - start;
      buffer[length] = 0x20;
      length += 1;
    },
    newLine: () => {
      room(1);
      if (length > 0) buffer[length - 1] = 0x0a;
    },
    taken: () => buffer.subarray(0, length),
  };
}
