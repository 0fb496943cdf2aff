import type { Page } from '@playwright/test';

/** One thing of a page as a screen reader is told of it: how deep it stands, what it is, what it is called. */
type Told = {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  /** As `level=1` or `checked`. */
  readonly states: readonly string[];
};

/** Lines as `- heading "Your claim" [level=1]:`; others are texts and addresses. */
const LINE = /^(\s*)- '?([a-z]+)(?: "((?:\\.|[^"\\])*)")?((?: \[[^\]]*\])*)/;

/** What needs a name of its own: it is met without what stands around it. An empty option says that nothing is chosen. */
const NAMED = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'heading',
  'img',
  'link',
  'listbox',
  'menuitem',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'table',
  'textbox',
]);

export function toldIn(snapshot: string): readonly Told[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, indent = '', role = '', name = '', states = ''] = LINE.exec(line) ?? [];
    if (role === '' || role === 'text') return [];
    return [
      {
        depth: indent.length / 2,
        role,
        name,
        states: [...states.matchAll(/\[([^\]]*)\]/g)].map(([, one = '']) => one),
      },
    ];
  });
}

/** The whole page as it is told. */
export const treeOf = async (page: Page): Promise<readonly Told[]> => toldIn(await page.locator('body').ariaSnapshot());

const levelOf = ({ states }: Told): number =>
  Number(states.find((state) => state.startsWith('level='))?.slice('level='.length) ?? 0);

/** What would leave somebody who listens without a way: nothing called by a name, no heading to begin at, no landmark. */
export function treeFindings(told: readonly Told[]): readonly string[] {
  const headings = told.filter(({ role }) => role === 'heading');
  const firsts = headings.filter((heading) => levelOf(heading) === 1);
  const window = told.some(({ role }) => role === 'dialog');
  return [
    ...told
      .filter(({ role, name }) => NAMED.has(role) && name.trim() === '' && role !== 'table')
      .map(({ role }) => `a ${role} without a name`),
    ...(firsts.length === 1 || window ? [] : [`${firsts.length} headings of level 1`]),
    ...headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const isFar = before !== undefined && levelOf(heading) > levelOf(before) + 1;
      return isFar ? [`"${heading.name}" passes over a level`] : [];
    }),
    ...(told.filter(({ role }) => role === 'main').length === 1 || window ? [] : ['not one main part']),
  ];
}
