import { expect, it } from 'vitest';
import { groupRemoved } from './group-removed.ts';

it('left-out words stand together by kind, the weightiest kind first, each text once', () => {
  expect(
    groupRemoved([
      { kind: 'emoji', text: '😀' },
      { kind: 'threat', text: 'or else' },
      { kind: 'private_number', text: '123-45-6789' },
      { kind: 'threat', text: 'or else' },
      { kind: 'threat', text: 'you will be sorry' },
    ]),
  ).toEqual([
    { kind: 'private_number', texts: ['123-45-6789'] },
    { kind: 'threat', texts: ['or else', 'you will be sorry'] },
    { kind: 'emoji', texts: ['😀'] },
  ]);
});

it('a kind that is new to this page is still shown', () => {
  expect(groupRemoved([{ kind: 'tomorrow', text: 'words' }])).toEqual([{ kind: 'other', texts: ['words'] }]);
});

it('a joining word that went with its clause is not shown by itself', () => {
  expect(
    groupRemoved([
      { kind: 'insult', text: 'You are a liar' },
      { kind: 'insult', text: 'and' },
    ]),
  ).toEqual([{ kind: 'insult', texts: ['You are a liar'] }]);
});
