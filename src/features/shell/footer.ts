/**
 * On wide screens every group of the footer lies open and is no switch; the style sheet shows it so already, and this
 * tells it to who reads by keyboard or ear, and to browsers that cannot style what is folded.
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
