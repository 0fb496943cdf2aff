import { type Html, html } from '../../mail/html.ts';
import type { PageBlock, PageBlockOf } from './block-schema.ts';

/** Marks as data addresses, for the places that are signed: the person's own, then further signers' by their seats. */
export type Marks = readonly (string | null)[];

const hidden = (text: string): Html => html`<span class="hidden">${text}</span>`;
/** A line to write on, which a screen reader is told in words. */
const BLANK = html`<span class="blank" aria-hidden="true"></span>${hidden('Left blank')}`;
const valueOr = (value: string): Html => (value === '' ? BLANK : html`${value}`);
const box = (isTicked: boolean): Html =>
  html`<span aria-hidden="true">${isTicked ? '☑' : '☐'}</span> ${hidden(isTicked ? 'Ticked' : 'Not ticked')}`;

const paragraphs = (lines: readonly string[]): readonly Html[] => lines.map((text) => html`<p dir="auto">${text}</p>`);
const linesOf = (lines: readonly string[]): Html =>
  html`<p>${lines.filter((line) => line !== '').map((line, index) => html`${index === 0 ? '' : html`<br>`}<bdi>${line}</bdi>`)}</p>`;
const pairs = (fields: readonly { readonly label: string; readonly value: string }[]): Html =>
  html`<dl>${fields.map(({ label, value }) => html`<div><dt>${label}</dt><dd dir="auto">${valueOr(value)}</dd></div>`)}</dl>`;
const headRow = (heads: readonly string[]): Html =>
  html`<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>`;

const LOWEST_HEADING = 4;

export function headingAt(wanted: number, text: string): Html {
  const level = Math.min(wanted, LOWEST_HEADING);
  return html`<h${level} dir="auto">${text}</h${level}>`;
}

/** One part of a sheet. `level` is that of the sheet's own heading. */
export function drawBlock(block: PageBlock, level: number, marks: Marks): Html {
  switch (block.kind) {
    case 'heading':
      return headingAt(level + 1, block.text);
    case 'paragraph':
      return html`<p dir="auto">${block.text}</p>`;
    case 'notice':
      return html`<p class="notice" role="note" dir="auto">${block.text}</p>`;
    case 'steps':
      return html`<ol>${block.items.map(({ head, text }) => html`<li dir="auto"><strong>${head}</strong> ${text}</li>`)}</ol>`;
    case 'checklist':
      return html`<ul class="checks">${block.items.map((text) => html`<li dir="auto">${text}</li>`)}</ul>`;
    case 'lines':
      return linesOf(block.lines);
    case 'fields':
      return pairs(block.fields);
    case 'party':
      return html`<section class="party">${headingAt(level + 1, block.title)}${pairs(block.fields)}</section>`;
    case 'caption':
      return caption(block, level);
    case 'choices':
      return html`<p><strong>${block.label}</strong></p>
<ul class="boxes">${block.options.map(({ text, isTicked }) => html`<li>${box(isTicked)} ${text}</li>`)}</ul>`;
    case 'questions':
      return questions(block);
    case 'numbered':
      return html`<ol start="${block.start}">${block.paragraphs.map((text) => html`<li dir="auto">${text}</li>`)}</ol>`;
    case 'amounts':
      return amounts(block);
    case 'links':
      return html`<ul>${block.items.map(({ text, href, shown }) => html`<li>${text}: <a href="${href}" rel="noreferrer">${shown}</a></li>`)}</ul>`;
    case 'table':
      return table(block);
    case 'signature':
    case 'co_signature':
      return signature(block, marks);
    case 'write':
      return html`<p><strong>${block.label}</strong> ${BLANK}</p>`;
    case 'court_only':
      return html`<ul>${block.labels.map((text) => html`<li>${text} ${BLANK}</li>`)}</ul>`;
  }
}

const side = (names: readonly string[], role: string): Html =>
  html`${names.map((name) => html`<p class="name" dir="auto">${name}</p>`)}<p class="role">${role}</p>`;

function caption(one: PageBlockOf<'caption'>, level: number): Html {
  const { filer, court, county, docket, docketNote, plaintiffs, plaintiffRole, versus, defendants, defendantRole } =
    one;
  return html`<header class="caption">${linesOf(filer)}
<div class="sides">${side(plaintiffs, plaintiffRole)}<p>${versus}</p>${side(defendants, defendantRole)}</div>
${linesOf([...court, county])}
<p>${docket} ${BLANK} ${docketNote}</p>
<p>${one.action}</p>
${headingAt(level, one.paper)}</header>`;
}

function questions({ heads, rows }: PageBlockOf<'questions'>): Html {
  const row = ({ text, answer, detail }: (typeof rows)[number]): Html =>
    html`<tr><th scope="row">${text}</th><td>${box(answer === true)}</td><td>${box(answer === false)}</td><td dir="auto">${detail}</td></tr>`;
  return html`<table>${headRow(heads)}<tbody>${rows.map(row)}</tbody></table>`;
}

function amounts({ heads, rows }: PageBlockOf<'amounts'>): Html {
  const row = ({ label, amount, isTotal }: (typeof rows)[number]): Html =>
    html`<tr${isTotal ? html` class="total"` : ''}><th scope="row" dir="auto">${label}</th><td class="sum">${valueOr(amount)}</td></tr>`;
  return html`<table>${headRow(heads)}<tbody>${rows.map(row)}</tbody></table>`;
}

function table({ heads, rows }: PageBlockOf<'table'>): Html {
  const row = ([first = '', ...others]: readonly string[]): Html =>
    html`<tr><th scope="row" dir="auto">${first}</th>${others.map((text) => html`<td dir="auto">${valueOr(text)}</td>`)}</tr>`;
  return html`<table>${headRow(heads)}<tbody>${rows.map(row)}</tbody></table>`;
}

function signature(one: PageBlockOf<'signature'> | PageBlockOf<'co_signature'>, marks: Marks): Html {
  const { signed } = one;
  const drawn =
    signed === undefined ? html`${BLANK} ${one.note}` : pictureOf(marks[signed.seat ?? 0] ?? null, signed.alt);
  return html`<section class="signature">${paragraphs(one.statements)}
<dl><div><dt>${one.dateLabel}</dt><dd>${valueOr(signed?.date ?? '')}</dd></div>
<div><dt>${one.signLabel}</dt><dd>${drawn}</dd></div>
<div><dt>${one.nameLabel}</dt><dd dir="auto">${valueOr(one.printedName)}</dd></div></dl>
${signed === undefined ? '' : html`<p>${signed.note}</p>`}</section>`;
}

/** In words alone where the picture is not there. */
const pictureOf = (mark: string | null, alt: string): Html =>
  mark === null ? html`${alt}` : html`<img src="${mark}" alt="${alt}">`;
