class Belfry < Formula
  desc "Schema compiler for Apple user notifications"
  homepage "BASE"
  url "BASE/archive/refs/tags/VERSION.tar.gz"
  sha256 "CHECKSUM"
  license "Apache-2.0"

  depends_on xcode: ["16.3", :build]
  depends_on macos: :ventura

  uses_from_macos "swift" => :build

  on_linux do
    depends_on "pkgconf" => :build
    depends_on "libyaml"
  end

  def install
    # The trait Audit is for the commands audit and adopt.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "belfry", "--traits", "default,Audit"
    bin.install ".build/release/belfry"
    generate_completions_from_executable(bin/"belfry", "--generate-completion-script")
  end

  test do
    system bin/"belfry", "init", testpath
    system bin/"belfry", "lint", testpath
    system bin/"belfry", "audit", testpath
  end
end
