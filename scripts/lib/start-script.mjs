/**
 * Returns the inline script of a rendered document. It starts the app when the document and its
 * pictures are loaded, or at the first tap, focus or key before, so that the app does not delay the
 * largest picture.
 * @param {string} entry address of the app's entry
 * @param {readonly string[]} scripts addresses of the modules that the page needs
 */
export function startScript(entry, scripts) {
  return [
    '(()=>{',
    'const events=["pointerdown","focusin","keydown","load"];',
    'const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));',
    'const start=()=>{',
    'for(const name of events)removeEventListener(name,start,true);',
    `for(const href of ${JSON.stringify(scripts)})add("link",{rel:"modulepreload",crossOrigin:"",href});`,
    `add("script",{type:"module",crossOrigin:"",src:${JSON.stringify(entry)}})`,
    '};',
    'for(const name of events)addEventListener(name,start,true)',
    '})()',
  ].join('');
}
