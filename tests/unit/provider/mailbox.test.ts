import { expect, test } from "vitest";
import { mailboxOf } from "#provider/mailbox.ts";

test.each([
  ["anna.b@gmail.com", "a.n.n.a.b@gmail.com"],
  ["anna.b@gmail.com", "annab@googlemail.com"],
  ["anna.b@gmail.com", "Anna.B+shop@GoogleMail.com"],
  ["annab@example.com", "annab+2@example.com"],
  ["annab@example.com", "annab+2+3@example.com"],
  ["annab@example.com", " AnnaB@Example.com "],
  ["annab@gmail.com", "ａｎｎａｂ＠ｇｍａｉｌ．ｃｏｍ"],
  ["annab@proton.me", "anna_b@protonmail.com"],
  ["annab@proton.me", "anna-b+x@pm.me"],
  ["annab@icloud.com", "annab@me.com"],
  ["anna-b@yandex.ru", "anna.b@ya.ru"],
  ["annab@yahoo.com", "annab-shop@yahoo.com"],
  ["annab@yahoo.co.uk", "annab-shop@yahoo.co.uk"],
  ["annab@fastmail.com", "shop@annab.fastmail.com"],
  ["annab@outlook.com", "annab+shop@outlook.com"],
])("finds that %s and %s are one mailbox", (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one));
});

test.each([
  ["anna.b@example.com", "annab@example.com"],
  ["anna-b@example.com", "anna@example.com"],
  ["annab@gmail.com", "annac@gmail.com"],
  ["annab@yahoo.com", "annab@yahoo.co.uk"],
  ["annab@outlook.com", "annab@hotmail.com"],
  ["+a@example.com", "+b@example.com"],
  ["annab@gmail.com", "annab@gmail.com.example"],
  ["annab@gmail.com", "annab@mygmail.com"],
])("keeps the mailboxes of %s and %s apart", (one, other) => {
  expect(mailboxOf(other)).not.toBe(mailboxOf(one));
});
