/**
 * Why something cannot be taken over as plain data. Its page is drawn as a picture instead, so that what it shows stays
 * and what it is goes.
 */
export type NotPlainReason =
  /** A kind of object, filter or key that no page needs. */
  | 'unknown_kind'
  /** What it shows lies outside of the file. */
  | 'outside_file'
  /** Drawings within drawings, deeper than a page needs. */
  | 'too_deep'
  /** A reader would work on it for long. */
  | 'too_much_work'
  /** A reader would never be done: drawings in a circle, or each drawn so often that no program can. We do not try either. */
  | 'endless'
  /** It unpacks to more than it can need. */
  | 'too_large'
  /** Not readable by the rules of the format. */
  | 'damaged'
  /** Layers that a viewer hides would show. */
  | 'hidden_layers';

/** Thrown deep within a page and caught where the page is taken over; it never leaves this folder. */
export class NotPlain extends Error {
  readonly reason: NotPlainReason;
  constructor(reason: NotPlainReason) {
    super(reason);
    this.name = 'NotPlain';
    this.reason = reason;
  }
}
