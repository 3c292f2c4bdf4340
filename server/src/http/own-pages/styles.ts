import { fontFaces } from './fonts.ts';

/** The style sheet of the server's own pages, for light and dark mode and widths from 320 px. */
export const styles = `
${fontFaces}
:root{
  color-scheme:light dark;
  --paper:#fbf9f6;--surface:#fff;--ink:#1f2a2e;--soft:#56636a;--hairline:#e6e0d8;--control:#8a8780;
  --primary:#1f4d4a;--pressed:#163b39;--tint:#e4eeec;--on-primary:#fff;--gold:#b08d57;
  --danger:#9b2c2c;--danger-tint:#faeceb;--notice:#7a5200;--notice-tint:#fbf2df;--edge:rgb(31 42 46/.08);
}
@media (prefers-color-scheme:dark){:root{
  --paper:#11181a;--surface:#192225;--ink:#edeae4;--soft:#aab4b5;--hairline:#2e3a3d;--control:#76837f;
  --primary:#93c9c0;--pressed:#b0dad3;--tint:#1c312f;--on-primary:#0c2321;--gold:#bf9d68;
  --danger:#f0a59e;--danger-tint:#351d1d;--notice:#e6c384;--notice-tint:#2c2413;--edge:rgb(255 255 255/.1);
}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);
  font:400 1.0625rem/1.5 'Plus Jakarta Sans',system-ui,sans-serif;overflow-wrap:anywhere}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.page{flex:1;width:100%;max-width:30rem;margin:0 auto;padding:1.25rem 1.25rem 1.25rem;display:flex;flex-direction:column;gap:1rem}
.head{text-align:center;display:flex;flex-direction:column;align-items:center;gap:.25rem}
.ornament{width:7.5rem;height:auto;color:var(--gold);margin-bottom:.5rem}
h1{font:500 1.75rem/1.25 'Lora',Georgia,serif;letter-spacing:-.005em;text-wrap:balance}
.lead{color:var(--soft);font-size:.9375rem;text-wrap:balance}
.lead strong{color:var(--ink);font-weight:600}
.notice{display:flex;gap:.625rem;padding:.75rem .875rem;border-radius:12px;background:var(--notice-tint);color:var(--notice);
  font-size:.875rem;line-height:1.45}
.notice svg{flex:none;width:1.25rem;height:1.25rem;margin-top:.0625rem}
.sheet{background:var(--surface);border:1px solid var(--hairline);border-radius:12px;overflow:hidden}
.mail{padding:4px 20px}
.mail p{margin:16px 0}
.accounts{list-style:none;padding:0}
.accounts li+li{border-top:1px solid var(--hairline)}
.account,.other summary{display:flex;align-items:center;gap:.875rem;width:100%;min-height:4.25rem;padding:.625rem .875rem;
  border:0;background:none;text-align:start}
.account:hover,.other summary:hover{background:var(--tint)}
.account:focus-visible,.other summary:focus-visible{outline-offset:-3px;border-radius:12px}
.face{flex:none;width:2.75rem;height:2.75rem;border-radius:50%;object-fit:cover;background:var(--tint);box-shadow:0 0 0 1px var(--edge)}
.who{flex:1;min-width:0;display:grid;align-items:center;column-gap:.75rem;line-height:1.35}
@media (min-width:27rem){.who{grid-template-columns:1fr auto}.tag{grid-area:1/2/3/3}}
.name,.mail{grid-column:1}
.name{font-weight:600}
.mail{color:var(--soft);font-size:.875rem}
.tag{justify-self:start;padding:.125rem .625rem;border-radius:999px;border:1px solid var(--hairline);color:var(--soft);
  font-size:.8125rem;margin-block:.25rem .125rem}
.tag.member{border-color:transparent;background:var(--tint);color:var(--primary)}
.tag.disabled{border-color:transparent;background:var(--danger-tint);color:var(--danger)}
.other{border-top:1px solid var(--hairline)}
.other summary{cursor:pointer;list-style:none;font-weight:600;color:var(--primary)}
.other summary::-webkit-details-marker{display:none}
.glyph{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--tint);color:var(--primary)}
.glyph svg{width:1.25rem;height:1.25rem}
.chevron{flex:none;width:1.25rem;height:1.25rem;margin-inline-start:auto;color:var(--soft);transition:transform 150ms}
details[open] .chevron{transform:rotate(180deg)}
.fields{display:flex;flex-direction:column;gap:1rem;padding:.5rem .875rem 1rem}
.field{display:flex;flex-direction:column;gap:.375rem}
.field label{font-size:.9375rem;font-weight:600}
.field input{min-height:max(48px,3rem);padding:.5rem .875rem;border:1px solid var(--control);border-radius:12px;background:var(--paper);width:100%}
.field input[aria-invalid=true]{border-color:var(--danger)}
.help{font-size:.875rem;color:var(--soft)}
.fault{font-size:.875rem;color:var(--danger)}
.primary,.quiet{min-height:max(48px,3rem);padding:.5rem 1.25rem;border-radius:12px;font-weight:600;width:100%}
.primary{border:0;background:var(--primary);color:var(--on-primary)}
.primary:hover,.primary:active{background:var(--pressed)}
.quiet{border:1px solid var(--hairline);background:var(--surface);color:var(--ink)}
.quiet:hover{background:var(--tint)}
.foot{background:var(--paper);border-top:1px solid var(--hairline);padding:.75rem 1.25rem}
.foot form{max-width:27.5rem;margin:0 auto}
@media (min-height:32rem){html{scroll-padding-bottom:10rem}.foot{position:sticky;bottom:0}}
.middle{justify-content:center;text-align:center;align-items:center}
.middle p{max-width:24rem}
@media (max-width:22rem){.account,.other summary{gap:.625rem;padding-inline:.75rem}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.sheet,.account,.primary,.quiet{border:1px solid}}
`.trim();
