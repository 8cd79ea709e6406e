export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8dce2, #343a44); --soft: light-dark(#5b6470, #9aa4b2);
  --on: light-dark(#b42318, #f97066); --mark: light-dark(#eef4ff, #1d2738); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif;
  background: light-dark(#fbfcfd, #14171c); color: light-dark(#1a1f27, #e6e9ee); }
h1 { margin: 0; font-size: 1.4rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.05rem; }
h2 span, p { color: var(--soft); }
p { margin: .25rem 0; }
code { padding: .1rem .35rem; border: 1px solid var(--line); border-radius: 4px; overflow-wrap: anywhere; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .45rem .75rem; text-align: left; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); }
tbody td { border-top: 1px solid var(--line); }
.marked { background: var(--mark); }
form { display: flex; flex-wrap: wrap; gap: .5rem; }
button { padding: .4rem .7rem; font: inherit; border: 1px solid var(--line); border-radius: 6px; cursor: pointer;
  background: transparent; color: inherit; }
button:hover { background: var(--mark); }
button[aria-pressed='true'] { border-color: var(--on); color: var(--on); font-weight: 600; }
`
