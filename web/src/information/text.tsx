import { Fragment, type ReactNode } from 'react';
import type { Condition, Words } from './words/information-words.ts';

const LINK = /\[([^\][]+)\]\((\/[a-z-]+)\)/;

/** A text with its links: every odd part of three is words, then a path. */
export const LinkedText = ({ children }: { readonly children: string }) =>
  children.split(LINK).map((part, index, parts) =>
    index % 3 === 0 ? (
      part
    ) : index % 3 === 1 ? (
      <a key={`${part}${parts[index + 1]}`} href={parts[index + 1]}>
        {part}
      </a>
    ) : null,
  );

/** What the running server puts a value of its own in place of (`fillPage` there). */
export const filledIn = (name: string): string => `[[${name}]]`;

/** What the server leaves out where it is not true (`fillPage` in the server). */
export const When = ({ condition, children }: { readonly condition: Condition; readonly children: ReactNode }) => (
  <>
    {filledIn(`if:${condition}`)}
    {children}
    {filledIn('end')}
  </>
);

/** Words in an element of the page, which goes where they are not true. */
export function Said({ words, as: Tag }: { readonly words: Words; readonly as: 'p' | 'li' }) {
  if (typeof words === 'string') {
    return (
      <Tag>
        <LinkedText>{words}</LinkedText>
      </Tag>
    );
  }
  return (
    <When condition={words.when}>
      <Tag>
        <LinkedText>{words.text}</LinkedText>
      </Tag>
    </When>
  );
}

/** Children in turn, without keys: the page is drawn once. */
export const inTurn = <Item,>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode =>
  items.map((item, index) => <Fragment key={`${index + 1}`}>{draw(item)}</Fragment>);
