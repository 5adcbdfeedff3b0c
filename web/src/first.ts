/** Lets the page's first word be painted before anything else is asked of the browser. */

function begin(): void {
  const soon = document.querySelector<HTMLTemplateElement>("#soon"); // what this page will ask for next
  if (soon) document.head.append(soon.content);
  void import("./main");
}

if (document.hidden) begin(); // nothing is painted there
else requestAnimationFrame(() => setTimeout(begin));
