/** The look of a paper as a page. Its hash is in the page's policy. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.35rem; line-height: 1.3; }
h3, h4 { font-size: 1.1rem; }
article + article { margin-top: 3rem; border-top: 3px solid; padding-top: 1rem; }
.about, .notice, .party { border: 1px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; }
.notice { font-weight: 700; }
.caption { border-bottom: 1px solid; }
.name { margin-bottom: 0; font-weight: 700; }
.role { margin: 0 0 1rem 1.5rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0.75rem; }
dt { font-size: 0.9rem; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.4rem 0.5rem; text-align: start; vertical-align: top; }
tbody th { font-weight: 400; }
.total th, .total td { font-weight: 700; border-top-width: 3px; }
.sum { text-align: end; white-space: nowrap; }
li { margin-block: 0.4rem; }
.boxes, .checks { list-style: none; padding: 0; }
.checks li::before { content: "\\2610\\00a0" / ""; }
.blank { display: inline-block; min-width: 9rem; border-bottom: 1px solid; }
.foot { font-size: 0.9rem; }
.signature { border: 1px solid; border-radius: 0.5rem; padding: 0.5rem 1rem; }
.signature img { max-width: 100%; max-height: 6rem; background: #fff; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
