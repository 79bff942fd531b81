/**
 * Shows a line in Hindi with a link to the page in Hindi, in the region of the toasts, so that nothing moves. It stays
 * until it is used or closed.
 */
export function offerHindi(address: string, close: () => void): void {
  const line = document.createElement('div');
  line.lang = 'hi';
  const link = document.createElement('a');
  link.href = address;
  link.textContent = 'यह पेज हिन्दी में देखें';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'बंद करें';
  button.addEventListener('click', () => {
    line.remove();
    close();
  });
  line.append(link, button);
  document.querySelector('[data-toasts]')?.append(line);
}
