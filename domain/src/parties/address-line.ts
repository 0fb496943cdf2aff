/** An address typed in one line, in its parts. What could not be distinguished is all in `street`. */
export type AddressLineParts = {
  readonly street: string;
  /** City, State and ZIP as typed: "Salem, OR 97301". */
  readonly cityLine: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** "OR", "OR 97301" or "Oregon 97301". */
const STATE_AND_ZIP = /^(?:([A-Za-z]{2})|([A-Za-z][A-Za-z. ]*)(\d{5}(?:-?\d{4})?))$/;

/** "12 Oak Street, Apt 2, Salem, OR 97301": city, State and ZIP follow the last comma but one. */
export function partsOfAddressLine(line: string): AddressLineParts {
  const parts = line.split(',');
  const [town = '', rest = ''] = parts.splice(-2);
  const street = parts.join(',').trim();
  const city = town.trim();
  if (street === '' || city === '' || rest.trim() === '') {
    return { street: line, cityLine: '', city: '', state: '', zip: '' };
  }
  const [known, letters = '', name = '', zip = ''] = STATE_AND_ZIP.exec(rest.trim()) ?? [];
  const cityLine = `${town.trimStart()},${rest}`;
  return { street, cityLine, city: known === undefined ? '' : city, state: letters || name.trimEnd(), zip };
}
