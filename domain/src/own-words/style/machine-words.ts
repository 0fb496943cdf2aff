import type { Found } from '../issue.ts';
import { phraseAt, phraseBook } from '../sentences/phrases.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';

/** Words to a machine, or a machine's own: somebody pasted an order, an answer, or a blank to fill in. */
const MACHINE = phraseBook(`
  ignore|disregard|forget|override|bypass ~5 instruction*|prompt*|rule|rules|guideline*|directions|restrictions|safety|filters|filter|programming|text|system|constraints
  system|developer|assistant prompt|message|instruction*|role|mode|note
  you are ~4 mode
  as requested
  here is|are ~1 paragraph|version|draft|revision|rewrite
  draft|version one|two|1|2|3|4
  note|message to ?the ai|model|bot|system|assistant|llm|reader
  following is ~1 demand|letter|draft|summary|revised|version
  based on the ~1 details|information|facts you
  output|print only|just
  you are ~3 assistant|chatbot|ai|bot|chatgpt|gpt|llm|model
  act|behave|respond|pretend|roleplay ~2 as|like ~3 lawyer|attorney|assistant|ai|judge|expert|chatbot|bot|dan
  as an ai
  language model
  chatgpt|gpt|openai|gemini|copilot|llm|jailbreak|chatbot|deepseek
  respond|reply|answer|output|return|print ?only|just json|html|markdown|xml|only
  respond|reply|output|print ?only|just with|as|only
  write|rewrite|draft|generate|compose|create|revise|polish|improve|summarize|translate|proofread ~3 letter|paragraph|email|document|essay|story|summary|text|draft|following|version|tone|above|below
  make|keep ~2 letter|tone|it|text sound|stronger|longer|shorter|more|professional|scary|aggressive|formal|polite
  set|change|raise|increase|make|put|double|update|edit ~1 demand|amount|deadline|total|sum|price|claim|interest to|by|as|at|into
  in|into|from|to|of the|this|my letter ?should|must|add|write|put
  the letter should|must|needs
  add|insert|include|remove|delete|leave|skip|omit ~4 letter|paragraph|sentence|section|page|document|text|line
  here is a|the|your ~2 letter|draft|version|text|email
  hope this helps
  let me know if you|would
  would you like me to
  certainly|sure here is|are
  lorem ipsum
  respond|reply|answer|output|return ~2 json|html|markdown|xml
  rewrite|polish|translate|proofread|summarize|rephrase|paraphrase ~1 this|it|my|the
  insert|your|enter name|date|address|amount here|goes
  insert name|date|address|amount|here|city
  tbd|todo|fixme|xxx|placeholder|lorem
  dear ai|bot|computer|system|program|app|website|gpt
  this|the app|website|program|bot|computer|system|software|tool ~1 should|must|needs|please
  begin|end|start of ~1 prompt|instructions|system|message|input|conversation
  new|following|these|hidden|secret|special|additional instructions|instruction|prompt|commands|command
  debug|admin|developer|god|dan|sudo mode
  do not ~2 check|filter|flag|validate|warn|censor|block|mention ?the|this|that
  reveal|show|print|repeat|display|leak ~2 prompt|instructions|system|configuration|secrets|database
  execute|run ~2 command|code|script|sql|query
  drop table
  select from
  approve this|the letter|text|document
  mark ~2 as approved|safe|verified|paid
`);

const SPEAKERS = new Set([
  'system',
  'assistant',
  'user',
  'developer',
  'instructions',
  'instruction',
  'prompt',
  'ai',
  'human',
  'input',
  'output',
  'note',
  'task',
]);
const TEMPLATE = ['${', '<%', '{%', '[insert', '[your', '[name', '[date', '[amount', '<!--', '```', '<|', '###'];

/** Signs of a template, a web page or a chat program that were pasted along. Every repetition is bounded. */
const MARKUP =
  /<\/?[a-z!][^<>\n]{0,60}>|\*\*|__|%%|\{\{|\}\}|&(?:[a-z]{2,8}|#\d{1,5});|(?:^|\n) ?#{1,6} |\[[A-Z][A-Z _]{2,30}\]|~~|\[[ x]?\]|\]\(|(?:^|\n)(?:---|\* |> )/i;
/** Nobody looks for a template further into one sentence. Characters. */
const LONGEST_PIECE = 4000;

export function machineWordsIn(sentence: StorySentence): readonly Found[] {
  const { words, text, span } = sentence;
  const first = words[0];
  if (first === undefined) return [];
  if (SPEAKERS.has(first.low) && words[1]?.before === ':' && first.low !== 'note')
    return [{ kind: 'machine', start: first.start, end: words[Math.min(5, words.length - 1)]?.end ?? first.end }];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const to = phraseAt(MACHINE, words, at);
    if (to > at && word !== undefined && !sentence.isQuoted(word) && !isEveryday(sentence, at, to))
      return [{ kind: 'machine', start: word.start, end: words[to - 1]?.end ?? word.end }];
  }
  const shown = text.slice(span.start, Math.min(span.end, span.start + LONGEST_PIECE));
  const mark = MARKUP.exec(shown);
  if (mark !== null)
    return [{ kind: 'machine', start: span.start + mark.index, end: span.start + mark.index + mark[0].length }];
  const piece = shown.toLowerCase();
  const sign = TEMPLATE.find((mark) => piece.includes(mark));
  if (sign === undefined) return [];
  const at = span.start + piece.indexOf(sign);
  return [{ kind: 'machine', start: at, end: Math.min(span.end, at + 24) }];
}

/** Orders are at the head of a clause: "I wrote you a letter" and "he ignored the rules" are told. */
function isEveryday({ words }: StorySentence, at: number, to: number): boolean {
  const low = words[at]?.low ?? '';
  if (!HEADS.has(low)) return false;
  if (TELLERS.has(words[at - 1]?.low ?? '')) return true;
  if (at > 2 && words.slice(Math.max(0, at - 4), at).some((word) => TELLERS.has(word.low))) return true;
  if (low === 'in' || low === 'into' || low === 'from' || low === 'to' || low === 'of') {
    const last = words[to - 1]?.low ?? '';
    return (
      (!['should', 'must', 'add', 'write', 'put'].includes(last) &&
        !words
          .slice(0, at)
          .some((word) =>
            ['put', 'add', 'write', 'say', 'include', 'use', 'leave', 'insert', 'mention'].includes(word.low),
          )) ||
      words.slice(0, at).some((word) => TELLERS.has(word.low))
    );
  }
  if (low === 'this' || low === 'the')
    return at > 2 && !['app', 'bot', 'program', 'computer', 'letter'].includes(words[at + 1]?.low ?? '');
  return false;
}

const HEADS = new Set(
  'in into from to of the this write rewrite draft set change raise increase make put double update edit add insert include remove delete leave skip omit return run show print answer respond reply ignore forget mark keep act create generate new system do approve here improve execute select let you reveal repeat following these special additional'.split(
    ' ',
  ),
);
const TELLERS = new Set(
  'i you he she they we was were did would could had asked told refused tried decided promised wanted not who did never when my his agreed to'.split(
    ' ',
  ),
);
