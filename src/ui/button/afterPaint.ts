/** Runs a task once the browser has painted what has changed so far. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      task();
    };
    port2.postMessage(null);
  });
}
