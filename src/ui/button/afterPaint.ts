/** Runs a task once the browser has painted what has changed so far. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    const run = () => {
      port1.close();
      task();
    };
    port1.addEventListener('message', run, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
