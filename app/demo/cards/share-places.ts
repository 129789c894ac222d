/** Returns the networks on which a URL can be shared, with their links. */
export function sharePlaces(name: string, address: string) {
  const [title, link] = [encodeURIComponent(name), encodeURIComponent(address)];
  return [
    { place: "Facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { place: "WhatsApp", to: `https://wa.me/?text=${title}%20${link}` },
    { place: "X", to: `https://x.com/intent/post?text=${title}&url=${link}` },
  ];
}
