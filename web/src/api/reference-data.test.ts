import { servedQuestions } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { decodeQuestions } from './reference-data.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

test('the served questions come out as they went in', () => {
  const read = decodeQuestions(encode(servedQuestions));
  expect(read.ok && read.value).toEqual(servedQuestions);
});

test('letters outside ASCII survive', () => {
  const [first] = servedQuestions;
  const label = '¿Ya pidió el dinero? Çok teşekkürler – “evet” 😀';
  const read = decodeQuestions(encode([{ ...first, label }]));
  expect(read.ok && read.value[0]?.label).toBe(label);
});

test('a question this browser cannot keep an answer for is left out', () => {
  const unknown = { key: 'fromTheFuture', label: 'Later?', answer_type: 'yes_no', answer_options: [] };
  const read = decodeQuestions(encode([unknown, ...servedQuestions]));
  expect(read.ok && read.value.map(({ key }) => key)).toEqual(servedQuestions.map(({ key }) => key));
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{"key":').toString('base64')],
  ['broken UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]).toString('base64')],
  ['not a list', encode({ key: 'isAdult' })],
  ['an answer type we do not have', encode([{ ...servedQuestions[0], answer_type: 'essay' }])],
  ['an empty list', encode([])],
  ['nothing at all', ''],
])('%s is no list of questions', (_what, encoded) => {
  expect(decodeQuestions(encoded)).toEqual({ ok: false, error: 'questions.unreadable' });
});
