/**
 * Opens every group of the footer on wide screens and removes its toggle. The style sheet shows them open already; this
 * sets the state for assistive technology and for browsers that cannot style folded content.
 */
export function startFooter(): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>('[data-footer-group]');
  const wide = matchMedia('(min-width: 48rem)');
  const fit = () => {
    for (const group of groups) {
      group.open = wide.matches;
      group.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  for (const group of groups) {
    group.querySelector('summary')?.addEventListener('click', (event) => {
      if (wide.matches) event.preventDefault();
    });
  }
  wide.addEventListener('change', fit);
  fit();
}
