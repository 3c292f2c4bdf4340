/**
 * The styles of the report, light and dark. On a phone it has one column, and wide tables and
 * diagrams scroll.
 */
export const style = `
:root{--paper:#fbfaf7;--card:#fff;--ink:#1f2a2e;--soft:#5b676b;--line:#d9d6cd;--good:#2f6b46;--good-ground:#dcefe1;--bad:#a33327;--bad-ground:#f9e3e0;--faint:#8a7f66;--faint-ground:#f1ecdf;--accent:#1f5f8b;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#14191b;--card:#1c2326;--ink:#e8ebe9;--soft:#a3aeb1;--line:#364044;--good:#7fc79a;--good-ground:#1f3a2a;--bad:#f0938a;--bad-ground:#45211d;--faint:#c0b390;--faint-ground:#332f24;--accent:#8cc4ea}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.top{padding:28px 20px 4px;max-width:1240px;margin:auto}
h1{font-size:clamp(1.6rem,5vw,2.2rem);line-height:1.2;margin:0}
.top p{margin:6px 0 0;color:var(--soft)}
main{max-width:1240px;margin:auto;padding:16px 20px 64px;display:grid;gap:28px;grid-template-columns:minmax(0,1fr)}
.wide{overflow:auto;border:1px solid var(--line);border-radius:10px;background:var(--card)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:9px 10px;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{color:var(--soft);font-weight:600}
a{color:var(--accent)}
.share{background:linear-gradient(var(--good),var(--good)) left bottom/var(--share) 2px no-repeat;padding-bottom:2px}
h2{font-size:1.35rem;margin:0 0 12px;display:flex;gap:10px;align-items:baseline;flex-wrap:wrap}
.adapter{font-size:.85rem;font-weight:600;color:var(--soft);border:1px solid var(--line);border-radius:99px;padding:1px 10px}
.report{display:grid;gap:12px;grid-template-columns:minmax(0,1fr);border-top:2px solid var(--line);padding-top:24px}
.report h2{margin:0}
details{border:1px solid var(--line);border-radius:10px;background:var(--card)}
summary{cursor:pointer;padding:12px 16px;min-height:44px;overflow-wrap:anywhere}
details[open]>summary{border-bottom:1px solid var(--line)}
.passed>.test-path{border-width:0 0 1px;border-radius:0;background:none}
.passed>.test-path:last-child{border-bottom:0}
.test-path.failed{border-color:var(--bad)}
.id{font-weight:700;font-variant-numeric:tabular-nums}
.aside{color:var(--soft);font-size:.9rem}
ul{margin:0;padding:10px 16px 14px 34px}
ul li{margin:6px 0;overflow-wrap:anywhere}
code{font:600 .88em ui-monospace,monospace}
ol{margin:0;padding:8px 12px 14px 52px}
ol li{padding:5px 8px;border-radius:8px;overflow-wrap:anywhere;cursor:pointer}
ol li::marker{color:var(--soft);font-variant-numeric:tabular-nums}
ol li:hover,ol li.now{background:var(--faint-ground)}
ol li.bad{background:var(--bad-ground)}
.skipped{opacity:.55}
ol.strip{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:14px;padding:14px;counter-reset:step -1}
.strip li{display:flex;flex-direction:column;counter-increment:step}
.strip li::before{content:counter(step) '.';color:var(--soft);font-variant-numeric:tabular-nums}
.expected{display:block;color:var(--soft);font-size:.92rem}
.bad{color:var(--bad)}
li.bad{color:inherit}
.failure{padding:12px 16px;background:var(--bad-ground);border-bottom:1px solid var(--line)}
.failure p{margin:0 0 8px}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:.9rem/1.5 ui-monospace,monospace}
img{display:block;max-width:min(100%,360px);height:auto;border:1px solid var(--line);border-radius:8px;margin:8px 0}
.strip img{order:-1;width:100%;max-width:240px;margin:0 0 6px}
figure{margin:0}
.map .wide{max-height:min(72vh,820px)}
figcaption{display:flex;flex-wrap:wrap;gap:6px 18px;padding:8px 2px 0;font-size:.88rem;color:var(--soft)}
.key::before{content:'';display:inline-block;width:22px;height:0;border-top:3px solid var(--tone);margin-right:8px;vertical-align:middle}
.covered{--tone:var(--good);--ground:var(--good-ground)}
.missed{--tone:var(--bad);--ground:var(--bad-ground)}
.accepted{--tone:var(--faint);--ground:var(--faint-ground)}
.failed{--tone:var(--bad)}
.key.missed::before,.arrow.missed,.key.accepted::before,.arrow.accepted{border-top-style:dashed;stroke-dasharray:6 4}
.chart{display:block;font:12px ui-sans-serif,system-ui,sans-serif}
.chart rect{fill:var(--ground);fill-opacity:.55;stroke:var(--tone);stroke-width:1.5}
.chart .name{font-weight:700;font-size:13px;fill:var(--ink)}
.chart .arrow{fill:none;stroke:var(--tone);stroke-width:1.5}
.chart .arrow.failed{stroke-width:3}
.chart .label{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:3px}
.chart .label.missed,.chart .label.failed{fill:var(--bad);font-weight:700}
.chart .label.accepted{fill:var(--faint)}
.chart .now rect{stroke:var(--accent);stroke-width:4}
.chart .arrow.now{stroke:var(--accent);stroke-width:4;stroke-dasharray:none}
.chart .label.now{fill:var(--accent);font-weight:700}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (min-width:70em){.map:has(.now){position:sticky;top:0;z-index:1;background:var(--paper)}.map:has(.now) .wide{max-height:44vh}.report:has(.now) ol li{scroll-margin-top:calc(44vh + 3rem)}}
@media print{.wide{overflow:visible}}
`;

/**
 * Highlights a step on the diagram of its machine when it is clicked or focused with the arrow
 * keys.
 */
export const script = `
const show = (item) => {
  const report = item.closest('.report');
  report.querySelectorAll('.now').forEach((each) => each.classList.remove('now'));
  item.classList.add('now');
  const transitions = new Set(item.dataset.transitions.split('\\n').filter(Boolean));
  const states = new Set(item.dataset.states.split('\\n').filter(Boolean));
  report.querySelectorAll('.chart [data-transitions]').forEach((each) => {
    if (each.dataset.transitions.split('\\n').some((id) => transitions.has(id))) each.classList.add('now');
  });
  report.querySelectorAll('.chart [data-state]').forEach((each) => {
    if (states.has(each.dataset.state)) each.classList.add('now');
  });
  const place = report.querySelector('.chart .state.now rect');
  const map = report.querySelector('.map .wide');
  if (place) {
    const [box, frame] = [place.getBoundingClientRect(), map.getBoundingClientRect()];
    map.scrollBy({ left: box.left - frame.left - frame.width / 3, top: box.top - frame.top - frame.height / 3 });
  }
  // The diagram is sticky now and may cover the step.
  item.scrollIntoView({ block: 'nearest' });
};
document.addEventListener('click', (event) => {
  const item = event.target.closest('ol > li');
  if (item) show(item);
});
document.addEventListener('keydown', (event) => {
  const item = document.activeElement?.closest?.('ol > li');
  if (!item) return;
  const { nextElementSibling: after, previousElementSibling: before } = item;
  const next = { ArrowDown: after, ArrowRight: after, ArrowUp: before, ArrowLeft: before, Enter: item }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
  show(next);
});
`;
