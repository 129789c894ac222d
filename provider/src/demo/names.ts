type Language = "en" | "fr" | "ar";

/** First and last names that belong together, of many countries. */
export const nameGroups: {
  language: Language;
  countries: readonly string[];
  first: readonly string[];
  last: readonly string[];
}[] = [
  {
    language: "en",
    countries: ["US", "US", "GB", "CA", "IE", "AU"],
    first: ["Olivia", "Ethan", "Grace", "Noah", "Chloe", "Liam", "Ruby", "Oscar", "Hannah", "Jack"],
    last: ["Bennett", "Foster", "Hughes", "Parker", "Reid", "Sullivan", "Turner", "Walsh", "Carter", "Ellis"],
  },
  {
    language: "fr",
    countries: ["FR", "FR", "BE", "CH", "CA"],
    first: ["Camille", "Hugo", "Léa", "Mathis", "Inès", "Julien", "Manon", "Théo", "Élise", "Bastien"],
    last: [
      "Lefèvre",
      "Moreau",
      "Girard",
      "Fontaine",
      "Mercier",
      "Blanchard",
      "Chevalier",
      "Roussel",
      "Perrin",
      "Marchand",
    ],
  },
  {
    language: "ar",
    countries: ["AE", "SA", "EG", "JO", "MA"],
    first: ["Layla", "Omar", "Nour", "Karim", "Salma", "Yousef", "Rania", "Tariq", "Huda", "Bilal"],
    last: ["Haddad", "Mansour", "Khoury", "Farouk", "Nasser", "Saleh", "Darwish", "Aziz", "Hamdan", "Rahman"],
  },
  {
    language: "en",
    countries: ["VN", "VN", "VN", "US"],
    first: ["Linh", "Minh", "Thảo", "Quang", "Hương", "Tuấn", "Ngọc", "Dũng", "Trang", "Khánh"],
    last: ["Nguyễn", "Trần", "Lê", "Phạm", "Hoàng", "Vũ", "Đặng", "Bùi", "Đỗ", "Hồ"],
  },
  {
    language: "en",
    countries: ["IN", "JP", "SG", "KR"],
    first: ["Priya", "Arjun", "Ananya", "Rohan", "Meera", "Mei", "Hiroshi", "Yuki", "Wei", "Jisoo"],
    last: ["Sharma", "Patel", "Iyer", "Kapoor", "Tanaka", "Sato", "Chen", "Zhang", "Kim", "Park"],
  },
  {
    language: "en",
    countries: ["ES", "IT", "PT", "DE", "PL"],
    first: ["Sofía", "Mateo", "Lucía", "Diego", "Beatriz", "Marco", "Giulia", "Rafael", "Ana", "Lukas"],
    last: ["García", "Romero", "Silva", "Costa", "Rossi", "Ricci", "Weber", "Schneider", "Novak", "Kowalski"],
  },
];
