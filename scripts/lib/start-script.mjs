/**
 * The inline script of rendered documents. It starts the app once the document and its pictures are
 * loaded and the page is painted, or at the first tap, focus or key before, so that the app does not
 * delay the largest picture. It records the button that is pressed before the app can respond, and marks
 * the document if this device has stored a session (`src/app/auth/sessionKey.ts`): documents are rendered
 * for visitors. The addresses are attributes of its element, so that its hash is the same in every build.
 */
const text = [
  '(()=>{',
  'const{modules,scripts}=document.currentScript.dataset;',
  'try{if(localStorage.getItem("currentUser"))document.documentElement.dataset.session=""}catch{}',
  'const events=["pointerdown","focusin","keydown"];',
  'const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));',
  'let started=false;',
  'const start=()=>{',
  'if(started)return;',
  'started=true;',
  'for(const name of events)removeEventListener(name,start,true);',
  'for(const src of modules.split(" "))add("script",{type:"module",crossOrigin:"",async:false,src});',
  'for(const href of scripts.split(" "))add("link",{rel:"modulepreload",crossOrigin:"",href})',
  '};',
  'for(const name of events)addEventListener(name,start,true);',
  'addEventListener("load",()=>new PerformanceObserver(start).observe({type:"paint",buffered:true}));',
  'const early={stop:()=>removeEventListener("click",press,true)};',
  'const press=({target})=>{early.button=target.closest("button[type=button]")??undefined};',
  'addEventListener("click",press,true);',
  'window.earlyPress=early',
  '})()',
].join('');

/**
 * Returns the text and the element of the script.
 * @param {readonly string[]} modules addresses of the modules that run in this order, the app's entry
 * last; each runs in a task of its own
 * @param {readonly string[]} scripts addresses of the other modules that the page needs
 */
export function startScript(modules, scripts) {
  return {
    text,
    element: `<script data-modules="${modules.join(' ')}" data-scripts="${scripts.join(' ')}">${text}</script>`,
  };
}
