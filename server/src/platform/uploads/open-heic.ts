/** A picture's pixels: red, green, blue and cover, a byte each. */
export type Pixels = {
  readonly data: Uint8Array;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
};

/** What we use of libheif, which comes without types of its own. */
type HeicPicture = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (drawn: unknown) => void): void;
  free(): void;
};
type Libheif = { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeicPicture[] } };

const isLibheif = (found: unknown): found is Libheif =>
  typeof found === 'object' && found !== null && typeof Reflect.get(found, 'HeifDecoder') === 'function';

/** The pixels of a phone's photo, upright; null for one that cannot be opened or has more than `mostPixels`. */
export async function openHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels | null> {
  // Two megabytes of program, which only such photos need.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  if (!isLibheif(libheif)) return null;
  try {
    const pictures = new libheif.HeifDecoder().decode(bytes);
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (picture === undefined) return null;
    const [width, height] = [picture.get_width(), picture.get_height()];
    if (!(width * height > 0 && width * height <= mostPixels)) return null;
    const data = new Uint8ClampedArray(width * height * 4);
    const drawn = await new Promise<unknown>((resolve) => picture.display({ data, width, height }, resolve));
    if (drawn === null) return null;
    return { data: new Uint8Array(data.buffer), raw: { width, height, channels: 4 } };
  } catch {
    return null;
  }
}
