import type { dataExport as en } from "../en/data-export.ts";

export const dataExport: typeof en = {
  ready: {
    title: "Tệp dữ liệu của bạn đã sẵn sàng",
    description:
      "Bạn có thể tải tệp chứa mọi dữ liệu của tài khoản trong 7 ngày: đăng nhập, mở phần Dữ liệu và nhập mật khẩu. Sau đó tệp sẽ bị xóa.",
  },
  readMe: `Cashlane: mọi dữ liệu về bạn, lúc {date}

json/   mỗi bảng một tệp, đầy đủ
csv/    cùng nội dung cho bảng tính; bảng trống không có tệp
files/  các tệp bạn đã gửi hoặc nhận

Số tiền tính bằng đơn vị nhỏ nhất (xu), thời gian theo UTC. Mật khẩu và khóa không có ở đây.
`,
};
