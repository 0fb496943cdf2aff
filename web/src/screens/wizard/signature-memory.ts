/**
 * Whether this page has seen the present claim signed. The domain takes a signature away when an answer changes; only
 * this memory can then tell "not signed yet" from "signed before the change", so that the screen can say why.
 */
let wasSigned = false;

export const rememberSigned = () => {
  wasSigned = true;
};

/** The person took the signature away, or another claim has begun. */
export const forgetSigned = () => {
  wasSigned = false;
};

export const hasLostSignature = (signature: string | null): boolean => wasSigned && signature === null;
